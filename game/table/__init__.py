"""One match in progress: host, guests, links, records."""
