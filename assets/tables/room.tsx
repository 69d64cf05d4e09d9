<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="room" tilewidth="16" tileheight="16" tilecount="1888" columns="32">
 <image source="room.png" width="512" height="944"/>
 <tile id="1187">
  <animation>
   <frame tileid="1187" duration="800"/>
   <frame tileid="1188" duration="800"/>
  </animation>
 </tile>
 <tile id="1195">
  <animation>
   <frame tileid="1195" duration="800"/>
   <frame tileid="1196" duration="800"/>
  </animation>
 </tile>
 <tile id="1204">
  <animation>
   <frame tileid="1204" duration="250"/>
   <frame tileid="1205" duration="250"/>
   <frame tileid="1206" duration="250"/>
   <frame tileid="1207" duration="250"/>
   <frame tileid="1208" duration="250"/>
   <frame tileid="1209" duration="250"/>
  </animation>
 </tile>
 <tile id="1210">
  <animation>
   <frame tileid="1210" duration="250"/>
   <frame tileid="1211" duration="250"/>
   <frame tileid="1212" duration="250"/>
   <frame tileid="1213" duration="250"/>
   <frame tileid="1214" duration="250"/>
   <frame tileid="1215" duration="250"/>
  </animation>
 </tile>
 <tile id="1216">
  <animation>
   <frame tileid="1216" duration="250"/>
   <frame tileid="1217" duration="250"/>
   <frame tileid="1218" duration="250"/>
   <frame tileid="1219" duration="250"/>
   <frame tileid="1219" duration="250"/>
   <frame tileid="1220" duration="250"/>
  </animation>
 </tile>
 <tile id="1224">
  <animation>
   <frame tileid="1224" duration="120"/>
   <frame tileid="1225" duration="120"/>
   <frame tileid="1226" duration="120"/>
   <frame tileid="1227" duration="120"/>
  </animation>
 </tile>
 <tile id="1228">
  <animation>
   <frame tileid="1228" duration="120"/>
   <frame tileid="1229" duration="120"/>
   <frame tileid="1230" duration="120"/>
   <frame tileid="1231" duration="120"/>
  </animation>
 </tile>
 <tile id="1271">
  <animation>
   <frame tileid="1271" duration="250"/>
   <frame tileid="1272" duration="250"/>
   <frame tileid="1273" duration="250"/>
   <frame tileid="1274" duration="250"/>
   <frame tileid="1275" duration="250"/>
   <frame tileid="1276" duration="250"/>
  </animation>
 </tile>
 <tile id="1277">
  <animation>
   <frame tileid="1277" duration="250"/>
   <frame tileid="1278" duration="250"/>
   <frame tileid="1279" duration="250"/>
   <frame tileid="1280" duration="250"/>
   <frame tileid="1281" duration="250"/>
   <frame tileid="1282" duration="250"/>
  </animation>
 </tile>
 <tile id="1283">
  <animation>
   <frame tileid="1283" duration="250"/>
   <frame tileid="1284" duration="250"/>
   <frame tileid="1285" duration="250"/>
   <frame tileid="1286" duration="250"/>
   <frame tileid="1287" duration="250"/>
   <frame tileid="1288" duration="250"/>
  </animation>
 </tile>
 <tile id="1292">
  <animation>
   <frame tileid="1292" duration="120"/>
   <frame tileid="1293" duration="120"/>
   <frame tileid="1294" duration="120"/>
   <frame tileid="1295" duration="120"/>
  </animation>
 </tile>
 <tile id="1296">
  <animation>
   <frame tileid="1296" duration="120"/>
   <frame tileid="1297" duration="120"/>
   <frame tileid="1298" duration="120"/>
   <frame tileid="1299" duration="120"/>
  </animation>
 </tile>
</tileset>
