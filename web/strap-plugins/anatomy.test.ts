import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = globSync(
  ['web/strap-plugins/*/index.ts', 'web/src/templates/{headers,heroes,footers}/*/index.ts'],
  { cwd: ROOT },
).map(dirname);
const KINDS: Record<string, string> = { headers: 'header', heroes: 'hero', footers: 'footer' };

/** The members of a definition in order; most are optional. */
const MEMBERS = [
  ...['name', 'label', 'description', 'keywords', 'picture', 'set', 'parts', 'follows', 'View'],
  ...['phoneTemplates', 'fields', 'data', 'showsFailure', 'fillsScreen', 'upgrades'],
];

/** The key of a folder, `strap-quotes`, and the prefix of its view's name, `Quotes`. */
function namesOf(folder: string): { key: string; view: string } {
  const kind = KINDS[basename(dirname(folder))];
  const key = `${kind ?? 'strap'}-${basename(folder)}`;
  const words = (kind ? key : basename(folder)).split('-');

  return { key, view: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') };
}

describe.each(FOLDERS.toSorted())('%s', (folder) => {
  const read = (file: string) => readFileSync(join(ROOT, folder, file), 'utf8');
  const files = readdirSync(join(ROOT, folder));
  const { key, view } = namesOf(folder);

  test('has the files of every strap, and its style sheet', () => {
    expect(files).toEqual(expect.arrayContaining(['fixtures.ts', 'index.ts', 'parts.ts', 'view.tsx']));
    expect(files.filter((file) => file.endsWith('.css') && file !== 'view.css')).toEqual([]);
  });

  test('defines the same members in the same order', () => {
    const source = read('index.ts');
    const definition = source
      .slice(source.search(/defineStrap(<[\s\S]*?>)?\(\{/))
      .replace(/<[\s\S]*?>(?=\(\{)/, '');
    const members = [...definition.matchAll(/^ {2}(\w+)(?=[:,])/gm)].map(([, member = '']) => member);

    expect(members.filter((member) => !MEMBERS.includes(member))).toEqual([]);
    expect(members).toEqual(MEMBERS.filter((member) => members.includes(member)));
  });

  test('has one view, named after the folder, which imports its own style sheet last', () => {
    const source = read('view.tsx');
    const exported = [...source.matchAll(/^export (?:async )?(?:function|const|type) (\w+)/gm)];
    const imports = [...source.matchAll(/^import .*?['"]([^'"]+)['"];/gms)].map(([, path]) => path);

    expect(exported.map(([, name]) => name)).toEqual([expect.stringMatching(`^${view}(Strap)?View$`)]);
    expect(imports.includes('./view.css')).toBe(files.includes('view.css'));
    if (files.includes('view.css')) expect(imports.at(-1)).toBe('./view.css');
  });

  test('exports its fixtures, then data of its query, then empty data', () => {
    const names = [...read('fixtures.ts').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

    expect(names).toEqual(['fixtures', 'data', 'empty'].filter((name) => names.includes(name)));
  });

  const testOfStyles = files.includes('view.css') ? test : test.skip;
  testOfStyles('names its classes after itself', () => {
    const rules = read('view.css').replace(/\/\*[\s\S]*?\*\//g, '');
    const selectors = [...rules.matchAll(/(?:^|[{};])\s*([^@{};]+)\{/g)].map(([, text = '']) => text.trim());
    const foreign = selectors.filter(
      (text) => !text.includes(key) && !/^(from|to|\d+%(, \d+%)*|:root|--[\w-]+)$/.test(text),
    );

    expect(foreign).toEqual([]);
  });
});
