/**
 * Saves one page and its draft repeatedly in the database of a directory. Prints what it found there, then
 * each acknowledged revision.
 */

import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { newPage } from '#domain/page/new-page.ts';
import { openDatabase } from '../../store/database/db.ts';
import { migrate } from '../../store/database/migrate.ts';
import { addSpaces } from '../fixtures.ts';
import { type EngineResponse, createTestEngine } from '../test-engine.ts';

const [dataDir = ''] = process.argv.slice(2);
const PAGE = 'space/edmonton/app/website/admin/page/about';

const store = await openDatabase({ dataDir });
await migrate(store);
if (!(await store.db.selectFrom('spaces').select('id').executeTakeFirst())) await addSpaces(store);
const engine = await createTestEngine({ store });
// Compiled code stays cached when the process is killed.
flushCompileCache();

const revisionOf = ({ headers }: EngineResponse) => Number(headers.get('etag')?.replaceAll('"', ''));
const print = (message: object) => writeSync(1, `${JSON.stringify(message)}\n`);
const put = (path: string, body: object, revision?: number) =>
  engine.call(path, { method: 'PUT', token: 'agent', body, revision });

let page = await engine.call(PAGE, { token: 'agent' });
let draft = await engine.call(`${PAGE}/draft`, { token: 'agent' });
const versions = await engine.call(`${PAGE}/versions`, { token: 'agent' });
print({
  found: page.status === 200 ? Number(page.body.name) : 0,
  draft: draft.status === 200 ? Number(draft.body.page.name) : 0,
  versions: (versions.body.versions ?? []).map(({ revision }: { revision: number }) => revision),
});

for (let number = page.status === 200 ? Number(page.body.name) + 1 : 1; ; number += 1) {
  const next = newPage({ slug: 'about', name: String(number) });
  page = await put(PAGE, next, page.status === 404 ? undefined : revisionOf(page));
  print({ saved: number, revision: revisionOf(page), status: page.status });

  const body = { page: next, baseRevision: revisionOf(page) };
  draft = await put(`${PAGE}/draft`, body, draft.status === 404 ? undefined : revisionOf(draft));
  print({ drafted: number, status: draft.status });
}
