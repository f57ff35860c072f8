/** Kinds of part that need nothing else to be said. */
export const PLAIN_KINDS = [
  'heading',
  'richText',
  'html',
  'image',
  'icon',
  'link',
  'video',
  'nav',
  'text',
  'address',
  'toggle',
  'range',
  'search',
  'form',
  'person',
  'people',
  'listing',
  'post',
  'data',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

/**
 * What one member of a template's state is. Plain data, so that engine, gateway, site and editor read the same:
 * it stands in `parts.json` beside the template.
 */
export type PartDeclaration =
  | PlainKind
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; of: string[] }
  | { kind: 'list'; of: PartDeclaration }
  | { kind: 'group'; of: Parts };

/** The members of a template's state by name. */
export type Parts = { [member: string]: PartDeclaration };

/** The parts of every template by its key. */
export type PartsTable = Readonly<Record<string, Parts>>;

/** Parts of a template, also of a key that every object has. */
export function partsOf(table: PartsTable, name: string): Parts | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
