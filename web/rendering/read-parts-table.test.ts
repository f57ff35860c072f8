import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPartsTable } from './read-parts-table.ts';

test('every template of the product is in the table', async () => {
  const folders = ['strap-plugins', 'src/templates/*'].flatMap((folder) =>
    globSync(join(import.meta.dirname, '..', folder, '*/index.ts')),
  );

  expect(Object.keys(await readPartsTable())).toHaveLength(folders.length);
});

test('the parts of a package are read from its folder', async () => {
  process.env.STRAPWORK_CONFIG = 'e2e/fixtures/strapwork.config.ts';
  const table = await readPartsTable();
  delete process.env.STRAPWORK_CONFIG;

  expect(table['strap-opening-hours']).toMatchObject({
    title: { kind: 'heading', label: 'Heading' },
    hours: { kind: 'text', default: 'Monday to Friday, 9 to 5' },
  });
});
