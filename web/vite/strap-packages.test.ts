import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readStrapPackages } from './read-strap-package.ts';
import { strapPackages } from './strap-packages.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(ROOT, 'e2e/fixtures/strapwork-opening-hours');
/** Inside the product, so that what a package imports of it is found. */
const project = mkdtempSync(join(ROOT, 'node_modules/.strap-packages-'));

function install(name: string, manifest: object, source = 'export default {};') {
  const folder = join(project, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, exports: './index.js', ...manifest }));
  writeFileSync(join(folder, 'index.js'), source);
}

beforeEach(() => {
  rmSync(join(project, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  for (const room of ['editor', 'web']) {
    rmSync(join(project, room), { recursive: true, force: true });
    symlinkSync(join(ROOT, room), join(project, room));
  }
  writeFileSync(join(project, 'entry.js'), `export { default } from 'virtual:strap-packages';`);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test.each<[string, object | null, RegExp]>([
  ['not-there', null, /strap package not-there is not installed/],
  ['no-key', {}, /strap package no-key has no key such as/],
  ['bad-key', { strapwork: { strap: 'Opening Hours' } }, /strap package bad-key has no key/],
  [
    'taken',
    { strapwork: { strap: 'strap-text' } },
    /strap package taken brings strap-text, which the product has/,
  ],
])('the package %s is rejected with its name and the reason', (name, manifest, reason) => {
  if (manifest) install(name, manifest);

  expect(() => readStrapPackages(project, [name])).toThrow(reason);
});

test('two packages with one key are rejected with both names', () => {
  for (const name of ['one', 'two']) install(name, { strapwork: { strap: 'strap-hours' } });

  expect(() => readStrapPackages(project, ['one', 'two'])).toThrow(
    /package two brings strap-hours, and so does one/,
  );
});

test('a package without a default export fails the build with its name', async () => {
  install('broken', { strapwork: { strap: 'strap-broken' } }, 'export const nothing = 1;');

  await expect(buildWith(['broken'])).rejects.toThrow(/strap package broken has no default export/);
});

test('a package is built into its own chunk, its fields into another', async () => {
  cpSync(FIXTURE, join(project, 'node_modules/strapwork-opening-hours'), { recursive: true });
  const files = await buildWith(['strapwork-opening-hours']);
  const chunkWith = (text: string) =>
    files.find((file) => 'code' in file && file.code.includes(text))?.fileName;

  expect(chunkWith('When the office is open')).toBeDefined();
  expect(new Set([chunkWith('When the office is open'), chunkWith('"Hours"')]).size).toBe(2);
});

test('packages are loaded in development as well', async () => {
  cpSync(FIXTURE, join(project, 'node_modules/strapwork-opening-hours'), { recursive: true });
  const server = await createServer(configWith(['strapwork-opening-hours']));
  try {
    const { default: packages } = await server.ssrLoadModule('/entry.js');
    const { default: strap } = await packages['strap-opening-hours'].load();

    expect(packages['strap-opening-hours'].source).toBe('node_modules/strapwork-opening-hours/index.js');
    expect(strap).toMatchObject({ name: 'strap-opening-hours', label: 'Opening hours' });
  } finally {
    await server.close();
  }
});

function configWith(specifiers: string[]) {
  return {
    configFile: false as const,
    root: project,
    logLevel: 'silent' as const,
    server: { middlewareMode: true, ws: false as const },
    appType: 'custom' as const,
    plugins: [strapPackages(project, specifiers)],
  };
}

async function buildWith(specifiers: string[]) {
  const result = await build({
    ...configWith(specifiers),
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(project, 'entry.js'),
        preserveEntrySignatures: 'strict',
        external: [/^react/, /^@puckeditor/, 'virtual:icon-sprite'],
      },
    },
  });

  return [result].flat().flatMap((output) => ('output' in output ? output.output : []));
}
