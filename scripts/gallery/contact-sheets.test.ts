import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut } from './contact-sheets.ts';
import type { Picture } from './picture.ts';

const shot = { name: 'strap-text', label: 'Text', kind: 'strap' as const, state: null, at: '' };
const picture = (height: number, width = 1440): Picture => ({
  file: `${height}.jpg`,
  shot,
  palette: 'night',
  width,
  height,
});

test('every picture is on one sheet, in order, inside the sheet and without overlap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12_000 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      (heights, columns) => {
        const sheets = layOut(
          heights.map((height) => picture(height)),
          columns,
        );

        expect(sheets.flat().map(({ picture: { height } }) => height)).toEqual(heights);
        for (const sheet of sheets) {
          for (const [index, placed] of sheet.entries()) {
            const next = sheet[index + 1];
            expect(placed.column).toBeLessThan(columns);
            expect(placed.top + placed.height).toBeLessThan(1600);
            if (next?.column === placed.column) expect(next.top).toBeGreaterThan(placed.top + placed.height);
          }
        }
      },
    ),
  );
});

test('a sheet is filled before the next one starts', () => {
  const sheets = layOut(Array(9).fill(picture(1440)), 3);

  expect(sheets).toHaveLength(2);
  expect(sheets[0]?.map(({ column }) => column)).toEqual([0, 0, 1, 1, 2, 2]);
});
