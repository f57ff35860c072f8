/** `npm run new:strap -- opening-hours` generates the folder of a working strap. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameProblem, strapFiles } from './lib/strap-files.ts';

const folder = (process.argv[2] ?? '').replace(/^strap-/, '');
const path = `web/strap-plugins/${folder}`;
const target = join(import.meta.dirname, '..', path);
const problem = nameProblem(folder) ?? (existsSync(target) ? `${path} is there already` : null);
if (problem) {
  console.error(problem);
  process.exit(1);
}

mkdirSync(target);
for (const [file, content] of Object.entries(strapFiles(folder))) {
  writeFileSync(join(target, file), content);
  console.log(`  ${path}/${file}`);
}
console.log(`
strap-${folder} is in the editor's list: npm run dev, sign in at /access, Start Editing.
Its tests: npm run unit -- web/strap-plugins. How to go on: docs/adding-a-strap.md`);
