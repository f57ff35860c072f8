import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Shot } from '#web/src/testing/gallery/shot.ts';
import { caption, type Picture } from './picture.ts';

/** The page with all pictures by example; contact sheets come first. */
export function indexPage(pictures: readonly Picture[], sheets: readonly string[]): string {
  const sections = [...Map.groupBy(pictures, ({ shot }) => shot)].map(([shot, own]) => section(shot, own));
  const links = sheets.map((file) => `<li><a href="${file}">${file}</a></li>`).join('');

  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}img{max-width:48vw;object-fit:cover;object-position:top;border:1px solid #ccc}ul{columns:14rem}</style>
<h1>Gallery</h1>${links && `<h2>Contact sheets</h2><ul>${links}</ul>`}
${sections.join('\n')}</html>\n`;
}

function section({ name, label, state }: Shot, pictures: readonly Picture[]): string {
  const images = pictures.map((picture) => {
    const height = picture.width > 600 ? 300 : 420;

    return `<a href="${picture.file}"><img loading="lazy" src="${picture.file}" alt="${escapeHtml(caption(picture))}" height="${height}"></a>`;
  });

  return `<h2>${escapeHtml(label)} <code>${name}</code> ${escapeHtml(state ?? '')}</h2><p>${images.join(' ')}</p>`;
}
