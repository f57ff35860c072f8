import { templateProblems } from '#domain/parts/check-state.ts';
import { cleanState, isObject } from '#domain/parts/clean-state.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import type { Footer, Header } from '#domain/site/website.ts';
import { storedTemplate } from '../datasources/pages/pages.types.ts';
import { cleanAt } from './clean-at.ts';
import { cleanJson, SAVE_CLEANER } from './clean-json.ts';
import { plainText } from './purify.ts';
import { readStored, refuseProblems } from './read-stored.ts';

/** Validates a header or footer: HTML sanitised, labels plain text. */
export function cleanTemplate(
  template: unknown,
  name: 'header' | 'footer',
  table: PartsTable,
): Header | Footer {
  const read = readStored(storedTemplate, cleanJson(template, name), name);

  refuseProblems(templateProblems(read, table), name);
  const parts = partsOf(table, read.name) ?? {};

  return {
    ...read,
    nav: cleanNav(read.nav, `${name}.nav`) as Header['nav'],
    state: cleanState(read.state, parts, SAVE_CLEANER, `${name}.state`),
  };
}

function cleanNav(items: unknown, path: string): unknown {
  if (!Array.isArray(items)) return items;

  return items.map((item, index) => {
    if (!isObject(item)) return item;
    const at = `${path}.${index}`;
    const label =
      typeof item.label === 'string' ? { label: cleanAt(`${at}.label`, plainText, item.label) } : {};
    const dropdown = 'dropdown' in item ? { dropdown: cleanNav(item.dropdown, `${at}.dropdown`) } : {};

    return { ...item, ...label, ...dropdown };
  });
}
