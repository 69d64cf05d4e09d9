<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="tiles" tilewidth="16" tileheight="16" tilecount="2976" columns="32">
 <image source="tiles.png" width="512" height="1488"/>
 <tile id="1330">
  <animation>
   <frame tileid="1330" duration="800"/>
   <frame tileid="1331" duration="800"/>
  </animation>
 </tile>
 <tile id="1338">
  <animation>
   <frame tileid="1338" duration="800"/>
   <frame tileid="1339" duration="800"/>
  </animation>
 </tile>
 <tile id="1347">
  <animation>
   <frame tileid="1347" duration="250"/>
   <frame tileid="1348" duration="250"/>
   <frame tileid="1349" duration="250"/>
   <frame tileid="1350" duration="250"/>
   <frame tileid="1351" duration="250"/>
   <frame tileid="1352" duration="250"/>
  </animation>
 </tile>
 <tile id="1353">
  <animation>
   <frame tileid="1353" duration="250"/>
   <frame tileid="1354" duration="250"/>
   <frame tileid="1355" duration="250"/>
   <frame tileid="1356" duration="250"/>
   <frame tileid="1357" duration="250"/>
   <frame tileid="1358" duration="250"/>
  </animation>
 </tile>
 <tile id="1359">
  <animation>
   <frame tileid="1359" duration="250"/>
   <frame tileid="1360" duration="250"/>
   <frame tileid="1361" duration="250"/>
   <frame tileid="1362" duration="250"/>
   <frame tileid="1362" duration="250"/>
   <frame tileid="1363" duration="250"/>
  </animation>
 </tile>
 <tile id="1367">
  <animation>
   <frame tileid="1367" duration="120"/>
   <frame tileid="1368" duration="120"/>
   <frame tileid="1369" duration="120"/>
   <frame tileid="1370" duration="120"/>
  </animation>
 </tile>
 <tile id="1371">
  <animation>
   <frame tileid="1371" duration="120"/>
   <frame tileid="1372" duration="120"/>
   <frame tileid="1373" duration="120"/>
   <frame tileid="1374" duration="120"/>
  </animation>
 </tile>
 <tile id="1414">
  <animation>
   <frame tileid="1414" duration="250"/>
   <frame tileid="1415" duration="250"/>
   <frame tileid="1416" duration="250"/>
   <frame tileid="1417" duration="250"/>
   <frame tileid="1418" duration="250"/>
   <frame tileid="1419" duration="250"/>
  </animation>
 </tile>
 <tile id="1420">
  <animation>
   <frame tileid="1420" duration="250"/>
   <frame tileid="1421" duration="250"/>
   <frame tileid="1422" duration="250"/>
   <frame tileid="1423" duration="250"/>
   <frame tileid="1424" duration="250"/>
   <frame tileid="1425" duration="250"/>
  </animation>
 </tile>
 <tile id="1426">
  <animation>
   <frame tileid="1426" duration="250"/>
   <frame tileid="1427" duration="250"/>
   <frame tileid="1428" duration="250"/>
   <frame tileid="1429" duration="250"/>
   <frame tileid="1430" duration="250"/>
   <frame tileid="1431" duration="250"/>
  </animation>
 </tile>
 <tile id="1435">
  <animation>
   <frame tileid="1435" duration="120"/>
   <frame tileid="1436" duration="120"/>
   <frame tileid="1437" duration="120"/>
   <frame tileid="1438" duration="120"/>
  </animation>
 </tile>
 <tile id="1439">
  <animation>
   <frame tileid="1439" duration="120"/>
   <frame tileid="1440" duration="120"/>
   <frame tileid="1441" duration="120"/>
   <frame tileid="1442" duration="120"/>
  </animation>
 </tile>
</tileset>
