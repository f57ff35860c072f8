import type { Footer, Header } from '#domain/site/website.ts';
import { storedTemplate } from '../datasources/pages/pages.types.ts';
import { cleanJson, isObject } from './clean-json.ts';
import { plainText } from './purify.ts';
import { readStored } from './read-stored.ts';

/** The header or footer of a save: checked, its markup cleaned, its labels plain text. */
export function cleanTemplate(template: unknown, name: 'header' | 'footer'): Header | Footer {
  const read = readStored(storedTemplate, cleanJson(template, name), name);

  return { ...read, nav: cleanNav(read.nav) as Header['nav'] };
}

function cleanNav(items: unknown): unknown {
  if (!Array.isArray(items)) return items;

  return items.map((item) => {
    if (!isObject(item)) return item;
    const label = typeof item.label === 'string' ? { label: plainText(item.label) } : {};
    return { ...item, ...label, ...('dropdown' in item ? { dropdown: cleanNav(item.dropdown) } : {}) };
  });
}
