import { isObject } from '#domain/json/is-object.ts';
import { type PartDeclaration, type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import type { Header } from '#domain/site/website.ts';

/** Kinds of parts that are how a header or footer looks, not what it says. */
const OF_LOOK: ReadonlySet<PartDeclaration['kind']> = new Set([
  'choice',
  'choices',
  'toggle',
  'number',
  'range',
]);

/** A header or footer of a design with the navigation, links and texts that the site has. */
export function keepContent(own: Header, design: Header, table: PartsTable): Header {
  const parts = partsOf(table, design.name) ?? {};
  const content = Object.entries(own.state).filter(([member, value]) => {
    const part = parts[member];

    return member in design.state && part && !OF_LOOK.has(part.kind) && !isEmpty(value);
  });

  return {
    ...design,
    nav: own.nav,
    // Members of other designs stay too, for when one of them is chosen again.
    state: { ...own.state, ...design.state, ...Object.fromEntries(content) },
  };
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every((member) => member === '' || member === 'link');

  return value === '' || value === null || value === undefined;
}
