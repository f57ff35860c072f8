/** `npm run docs:straps` writes docs/straps.md; with `--check` it reports whether the file is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const FILE = 'docs/straps.md';
/** Takes seconds; a module rewritten while it is loaded may never finish loading. */
const LIMIT_MS = 120_000;

const root = join(import.meta.dirname, '..');
const limit = setTimeout(() => {
  console.error(
    `${FILE} was not written: the straps did not load within ${LIMIT_MS / 1000} s. Run it again when nothing else writes sources, codegen for one.`,
  );
  process.exit(1);
}, LIMIT_MS);
// Without a watcher, so that files changing meanwhile do not invalidate modules.
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  logLevel: 'error',
});

try {
  const { allExamples } = await vite.ssrLoadModule('/web/src/testing/gallery/strap-examples.ts');
  const { catalogue } = await vite.ssrLoadModule('/web/src/testing/gallery/catalogue.ts');
  const { strapNames } = await vite.ssrLoadModule('/web/strap-plugins/strap-folders.ts');
  const { KINDS } = await vite.ssrLoadModule('/web/src/testing/gallery/shot.ts');
  const examples = await allExamples();
  const text: string = catalogue(examples);

  if (examples.length < KINDS.flatMap(strapNames).length)
    fail(`${FILE} was not written: not everything could be loaded.`);
  else if (!process.argv.includes('--check')) writeFileSync(join(root, FILE), text);
  else if (text !== read(join(root, FILE)))
    fail(`${FILE} is outdated: run npm run docs:straps and commit it.`);
} finally {
  await vite.close();
  clearTimeout(limit);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
