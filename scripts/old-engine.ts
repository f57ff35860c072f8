/** npm run old-engine -- [--port 4100] [--fail 500|503|hang|garbage|huge]: a stand-in of the older website engine. */
import { parseArgs } from 'node:util';
import { OLD_ENGINE_FAILURES, startOldEngine } from '#engine/testing/old-engine.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, fail: { type: 'string' } } });
const how = OLD_ENGINE_FAILURES.find((known) => known === values.fail);
if (values.fail && !how) {
  console.error(`--fail is one of ${OLD_ENGINE_FAILURES.join(', ')}`);
  process.exit(2);
}
const port = Number(values.port ?? 4100);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('--port is a number up to 65535');
  process.exit(2);
}

const engine = await startOldEngine({ port });
if (how) engine.fail = { how };
console.log(`The stand-in is served at ${engine.url}: start the site with OLD_ENGINE_URL=${engine.url}`);
