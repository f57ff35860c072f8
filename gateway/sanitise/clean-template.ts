import { templateProblems } from '#domain/parts/check-state.ts';
import { isObject } from '#domain/json/is-object.ts';
import { cleanState } from '#domain/parts/clean-state.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import { type StoredTemplate, storedTemplate } from '../datasources/pages/pages.types.ts';
import { cleanAt } from './clean-at.ts';
import { cleanJson, SAVE_CLEANER } from './clean-json.ts';
import { plainText } from './purify.ts';
import { readStored, rejectProblems } from './read-stored.ts';

/** Validates a header or footer: HTML sanitised, labels plain text. */
export function cleanTemplate(
  template: unknown,
  name: 'header' | 'footer',
  table: PartsTable,
): StoredTemplate {
  const read = readStored(storedTemplate, cleanJson(template, name), name);

  rejectProblems(templateProblems(read, table), name);
  const parts = partsOf(table, read.name) ?? {};

  return {
    ...read,
    nav: read.nav.map((item, index) => cleanNavItem(item, `${name}.nav.${index}`)),
    state: cleanState(read.state, parts, SAVE_CLEANER, `${name}.state`),
  };
}

function cleanNavItem(item: unknown, path: string): unknown {
  if (!isObject(item)) return item;
  const { label, dropdown } = item;

  return {
    ...item,
    ...(typeof label === 'string' && { label: cleanAt(`${path}.label`, plainText, label) }),
    ...(Array.isArray(dropdown) && {
      dropdown: dropdown.map((below, index) => cleanNavItem(below, `${path}.dropdown.${index}`)),
    }),
  };
}
