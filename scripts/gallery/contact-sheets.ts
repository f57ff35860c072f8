import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { caption, type Picture } from './picture.ts';

const SHEET_WIDTH = 1600;
const SHEET_HEIGHT = 1600;
const GAP = 12;
const CAPTION_HEIGHT = 24;
/** Three columns for pictures of a wide screen, six for those of a phone. */
const COLUMNS = { wide: 3, narrow: 6 };

type Placed = { picture: Picture; column: number; top: number; width: number; height: number };

/** Packs pictures into as few sheets as possible, in order, in columns. One higher than a sheet is cropped. */
export function layOut(pictures: readonly Picture[], columns: number): Placed[][] {
  const width = Math.floor((SHEET_WIDTH - GAP * (columns + 1)) / columns);
  const sheets: Placed[][] = [];
  let column = columns;
  let top = 0;

  for (const picture of pictures) {
    const whole = Math.ceil((picture.height * width) / picture.width);
    const height = Math.min(whole, SHEET_HEIGHT - GAP * 2 - CAPTION_HEIGHT);
    if (top + height + CAPTION_HEIGHT + GAP > SHEET_HEIGHT) {
      column += 1;
      top = GAP;
    }
    if (column >= columns) {
      sheets.push([]);
      column = 0;
      top = GAP;
    }
    sheets.at(-1)?.push({ picture, column, top, width, height });
    top += height + CAPTION_HEIGHT + GAP;
  }

  return sheets;
}

/** Writes pictures with many examples each, one series per palette and width; returns the file names. */
export async function writeContactSheets(
  page: Page,
  pictures: readonly Picture[],
  out: string,
): Promise<string[]> {
  const series = Map.groupBy(pictures, ({ palette, width }) => `${palette}-${width}`);
  const files: string[] = [];
  await page.setViewportSize({ width: SHEET_WIDTH, height: SHEET_HEIGHT });

  for (const [name, members] of series) {
    const columns = (members[0]?.width ?? 0) > 600 ? COLUMNS.wide : COLUMNS.narrow;
    for (const [index, sheet] of layOut(members, columns).entries()) {
      const file = `sheet-${name}-${String(index + 1).padStart(2, '0')}`;
      const source = join(out, `${file}.html`);
      writeFileSync(source, sheetHtml(sheet));
      await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
      await page.screenshot({ path: join(out, `${file}.jpg`), type: 'jpeg', quality: 85 });
      files.push(`${file}.jpg`);
    }
  }

  return files;
}

function sheetHtml(sheet: readonly Placed[]): string {
  const figures = sheet.map(({ picture, column, top, width, height }) => {
    const left = GAP + column * (width + GAP);
    return `<figure style="left:${left}px;top:${top}px;width:${width}px"><img src="${picture.file}" alt="" style="height:${height}px"><figcaption>${escapeHtml(caption(picture))}</figcaption></figure>`;
  });

  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#777}figure{position:absolute;margin:0}
img{display:block;width:100%;object-fit:cover;object-position:top}figcaption{overflow:hidden;font:12px/${CAPTION_HEIGHT}px system-ui;color:#fff;white-space:nowrap}</style>
${figures.join('\n')}`;
}
