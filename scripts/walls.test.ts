import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf } from './lib/imports.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{demo,domain,editor,engine,gateway,web,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !file.includes('__generated__'));
const imports = files.flatMap((file) => importsOf(root, file));

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/');
const starts = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder));
const strapOf = (path: string) =>
  /^web\/(?:strap-plugins|src\/templates\/(?:headers|heroes|footers))\/([^/]+)\//.exec(path)?.[0] ?? null;
/** `fields.tsx` of a strap, and modules shared by several. */
const isFields = (path: string) => /[/-]fields?\.tsx?$/.test(path);
/** Folders of the site in dependency order: a module imports values only from its own folder and earlier ones. */
const SITE_ORDER = [
  'messages',
  'messages.ts',
  'styles',
  'ui',
  'data',
  'site',
  'notifications',
  'customer',
  'forms',
  'modals',
  'nag',
  'listing',
  'map',
  'search',
  'details',
  'solds',
  'agents',
  'blog',
  'strap-plugins',
  'templates',
  'page',
  'routes',
  'offline',
  'app',
];
/** Source files and tests that a folder holds at most, so that it is seen at a glance; beyond it is split by subject. */
const FOLDER_MAX = 40;
/** Folders that grow by one file for each thing of a kind, and why they are not split. */
const FLAT_FOLDERS: Record<string, string> = {
  e2e: 'one journey a file, found by its name',
  'gateway/resolvers/Mutation': 'the code generator wants one file for each field here',
  'gateway/resolvers/Query': 'the code generator wants one file for each field here',
};
const siteFolder = (path: string) => /^web\/(?:src\/)?([^/]+)/.exec(path)?.[1] ?? '';
const isSite = (path: string) => starts(path, 'web/src/', 'web/strap-plugins/');

/** Each wall: forbidden imports. The offenders are compared with an empty list, so that a failure names them. */
const walls: [string, (found: Import) => boolean][] = [
  [
    'domain imports nothing of ours but itself',
    (i) => starts(i.file, 'domain/') && i.own && !i.target.startsWith('domain/'),
  ],
  [
    'domain does no I/O and takes a schema library only in schema files',
    (i) =>
      starts(i.file, 'domain/') &&
      !i.own &&
      !isTest(i.file) &&
      !(i.target === 'zod' && i.file.endsWith('-schema.ts')),
  ],
  [
    'engine imports domain and itself; its entry point and its tests also know the demo',
    (i) =>
      starts(i.file, 'engine/') &&
      i.own &&
      !starts(i.target, 'engine/', 'domain/') &&
      !(i.target.startsWith('demo/') && (isTest(i.file) || i.file === 'engine/main.ts')),
  ],
  [
    'the demo imports domain and engine; only its tests look at the site',
    (i) =>
      starts(i.file, 'demo/') && i.own && !starts(i.target, 'demo/', 'domain/', 'engine/') && !isTest(i.file),
  ],
  [
    'the demo is opened by entry points, commands and tests alone',
    (i) =>
      starts(i.target, 'demo/') &&
      !starts(i.file, 'demo/', 'scripts/', 'e2e/') &&
      !['engine/main.ts', 'web/server.ts', 'web/compose.ts'].includes(i.file) &&
      !isTest(i.file),
  ],
  [
    'the store knows neither operations nor routes',
    (i) =>
      starts(i.file, 'engine/store/') &&
      !isTest(i.file) &&
      starts(i.target, 'engine/routes/', 'engine/operations/'),
  ],
  [
    'operations know no routes',
    (i) => starts(i.file, 'engine/operations/') && !isTest(i.file) && starts(i.target, 'engine/routes/'),
  ],
  [
    'routes go through operations to the store',
    (i) =>
      starts(i.file, 'engine/routes/') && !isTest(i.file) && starts(i.target, 'engine/store/') && !i.typeOnly,
  ],
  [
    'gateway imports domain and itself; only its tests run the engine',
    (i) =>
      starts(i.file, 'gateway/') &&
      i.own &&
      !starts(i.target, 'gateway/', 'domain/') &&
      !(isTest(i.file) && i.target.startsWith('engine/')),
  ],
  [
    'site and editor import neither engine nor gateway',
    (i) => (isSite(i.file) || starts(i.file, 'editor/')) && starts(i.target, 'engine/', 'gateway/'),
  ],
  [
    'the editor imports domain, the site and itself',
    (i) =>
      starts(i.file, 'editor/') &&
      i.own &&
      !starts(i.target, 'editor/', 'domain/', 'web/src/', 'web/strap-plugins/'),
  ],
  [
    'ui imports domain and itself',
    (i) =>
      starts(i.file, 'web/src/ui/') &&
      !isTest(i.file) &&
      i.own &&
      !starts(i.target, 'web/src/ui/', 'domain/', 'web/src/messages.ts'),
  ],
  [
    'folders of the site import in one direction',
    (i) =>
      i.own &&
      !i.typeOnly &&
      !i.dynamic &&
      [i.file, i.target].every((path) => isSite(path) && SITE_ORDER.includes(siteFolder(path))) &&
      !isTest(i.file) &&
      SITE_ORDER.indexOf(siteFolder(i.target)) > SITE_ORDER.indexOf(siteFolder(i.file)),
  ],
  [
    'a strap never imports another strap',
    (i) => {
      const strap = strapOf(i.file);
      const other = strapOf(i.target);
      return Boolean(
        strap && other && strap !== other && !other.endsWith('/kit/') && !strap.endsWith('/kit/'),
      );
    },
  ],
  [
    'Puck is loaded only by the editor and by the fields of a strap',
    (i) =>
      i.target.startsWith('@puckeditor/core') &&
      !i.typeOnly &&
      !isTest(i.file) &&
      !starts(i.file, 'editor/') &&
      !isFields(i.file),
  ],
  [
    'the editor is entered by one dynamic import',
    (i) =>
      starts(i.target, 'editor/') &&
      !starts(i.file, 'editor/', 'e2e/', 'scripts/') &&
      !isFields(i.file) &&
      !isTest(i.file) &&
      !i.typeOnly &&
      !(i.dynamic && starts(i.file, 'web/src/page/', 'web/src/app/')),
  ],
  [
    'MapLibre is loaded only inside the map, and only when a map is shown',
    (i) =>
      i.target.startsWith('maplibre-gl') && !i.typeOnly && !starts(i.file, 'web/src/map/') && !isTest(i.file),
  ],
  [
    'only the store talks to a database driver',
    (i) =>
      /^(pg|@electric-sql\/pglite)(\/|$)/.test(i.target) &&
      !i.typeOnly &&
      !starts(i.file, 'engine/store/', 'engine/testing/', 'scripts/') &&
      !isTest(i.file),
  ],
];

test('finds modules to check', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter((found) => found.own).length).toBeGreaterThan(200);
});

test(`no folder holds more than ${FOLDER_MAX} files`, () => {
  const sizes = Map.groupBy(
    globSync('{demo,domain,editor,engine,gateway,web,e2e,scripts}/**/*.{ts,tsx,css,graphql}', {
      cwd: root,
    }).filter((file) => !file.includes('__generated__') && !file.endsWith('.generated.ts')),
    dirname,
  );
  const full = [...sizes].filter(([, held]) => held.length > FOLDER_MAX).map(([folder]) => folder);

  expect(full.filter((folder) => !(folder in FLAT_FOLDERS))).toEqual([]);
  expect(Object.keys(FLAT_FOLDERS).filter((folder) => !full.includes(folder))).toEqual([]);
});

test('no module imports itself through others, as far as values go', () => {
  const below = Map.groupBy(
    imports.filter((found) => found.own && !found.typeOnly && !found.dynamic),
    ({ file }) => file,
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const { target } of below.get(file) ?? []) follow(target, [...path, file]);
    done.add(file);
  };
  for (const file of below.keys()) follow(file, []);

  expect(circles).toEqual([]);
});

test('every folder of the site has a place in the order', () => {
  const known = [...SITE_ORDER, 'testing', 'gql', 'virtual-modules.d.ts'];

  expect(
    [...new Set(files.filter(isSite).map(siteFolder))].filter((folder) => !known.includes(folder)),
  ).toEqual([]);
});

describe('walls between the rooms', () => {
  test.each(walls)('%s', (_, breaks) => {
    const offenders = imports.filter(breaks).map((found) => `${found.file} → ${found.target}`);

    expect(offenders).toEqual([]);
  });

  test('exactly one module imports the editor', () => {
    const doors = imports.filter(
      (found) =>
        found.dynamic &&
        found.target.startsWith('editor/') &&
        !found.file.startsWith('editor/') &&
        !isFields(found.file) &&
        !isTest(found.file),
    );

    expect(doors.map((door) => door.target)).toEqual(['editor/toolbar-entry.tsx']);
  });

  test('index files are definitions of straps and templates or generated, no barrels', () => {
    const barrels = files.filter(
      (file) => /\/index\.tsx?$/.test(file) && !strapOf(file) && file !== 'gateway/resolvers/index.ts',
    );

    expect(barrels).toEqual([]);
  });
});
