/** `npm run docs:straps` writes docs/straps.md; with `--check` it says whether the file is fresh. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const FILE = 'docs/straps.md';
const root = join(import.meta.dirname, '..');
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  logLevel: 'error',
});

try {
  const { allExamples } = await vite.ssrLoadModule('/web/src/gallery/strap-examples.ts');
  const { catalogue } = await vite.ssrLoadModule('/web/src/gallery/catalogue.ts');
  const text: string = catalogue(await allExamples());

  if (!process.argv.includes('--check')) writeFileSync(join(root, FILE), text);
  else if (text !== read(join(root, FILE))) fail(`${FILE} is not fresh: npm run docs:straps, and commit it.`);
} finally {
  await vite.close();
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
