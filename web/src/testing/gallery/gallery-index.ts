import { READY_PALETTES } from '#domain/theme/palettes.ts';
import { GALLERY_PATH } from './gallery-shots.ts';
import { KINDS } from './shot.ts';
import type { StrapExamples } from './strap-examples.ts';

/** The page of links to every example in every palette. */
export function galleryIndex(all: readonly StrapExamples[]): string {
  const sections = KINDS.map((kind) => {
    const items = all.filter((examples) => examples.kind === kind).map(item);

    return `<h2>${kind} (${items.length})</h2><ul>${items.join('')}</ul>`;
  });

  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><style>body{font:16px/1.6 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
ul{columns:18rem;padding:0;list-style:none}li{break-inside:avoid;margin-bottom:.75rem}small{display:block}</style>
<h1>Gallery</h1>${sections.join('')}</html>`;
}

function item({ definition: { name, label }, states }: StrapExamples): string {
  const links = READY_PALETTES.map(
    ({ key, name: palette }) => `<a href="${exampleUrl(name, key)}">${palette}</a>`,
  );

  return `<li><strong>${text(label)}</strong> <code>${name}</code> (${states.length})<small>${links.join(' · ')}</small></li>`;
}

function exampleUrl(name: string, palette: string): string {
  return `${GALLERY_PATH}/${name}?palette=${palette}`;
}

function text(value: string): string {
  return value.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
