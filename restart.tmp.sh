kill $(cat /tmp/se1-server.pid); sleep 2
export DATA_DIR=/tmp/se1-data NODE_ENV=production
(PORT=4931 node web/server.ts > /tmp/se1-server.log 2>&1 & echo $! > /tmp/se1-server.pid)
for i in $(seq 60); do [ "$(curl -s -o /dev/null -w '%{http_code}' localhost:4931/ready)" = 200 ] && break; sleep 1; done
