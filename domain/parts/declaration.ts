import type { HeadingSize } from '../page/parts.ts';

/** Kinds of part without options. */
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
  'url',
  'toggle',
  'range',
  'search',
  'form',
  'person',
  'people',
  'listing',
  'post',
  'category',
  'places',
  'filters',
  'mapPosition',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

/** Members of an image that a list of images may have a field for. */
export type ImageMember = 'href' | 'linkOut' | 'height' | 'filter';

/** `must`: visitors do not see the template without it. `should`: they do, and the page check asks for it. */
export type Need = 'must' | 'should';

/**
 * `label` names the field of the editor's panel; a part without one has no field and its stored value is unchanged.
 * `default` is what a new template begins with and what a stored state lacks; without it the part begins empty.
 * `need` says that a template is nothing, or less, while the part is empty (decision 0102).
 */
type Common = { label?: string; default?: unknown; need?: Need };

/**
 * What one member of a template's state is. Plain data, so that engine, gateway, site and editor read the same: it stands
 * in `parts.ts` beside the template (`part.ts` makes it), in `parts.json` of a package.
 */
export type PartDeclaration = Common &
  /** `sizes` are those a heading may have; `none` names the choice of nobody. */
  (
    | { kind: PlainKind; sizes?: readonly HeadingSize[]; none?: string }
    | { kind: 'number'; min: number; max: number; step?: number }
    /** Labels by value; with `none` the part may also be null, which the label names. */
    | { kind: 'choice'; options: Readonly<Record<string, string>>; none?: string }
    /** Any of several, in a list. */
    | { kind: 'choices'; options: Readonly<Record<string, string>> }
    /**
     * `item` names one of them in the panel, `min` and `max` are how many an agent may make there, `members` what of an
     * image stands in its fields besides URL and description.
     */
    | {
        kind: 'list';
        of: PartDeclaration;
        item?: string;
        min?: number;
        max?: number;
        members?: readonly ImageMember[];
      }
    | { kind: 'group'; of: Parts }
  );

/** The members of a template's state by name. */
export type Parts = { readonly [member: string]: PartDeclaration };

/** The parts of every template by its key. */
export type PartsTable = Readonly<Record<string, Parts>>;

/** Parts of a template, also of a key that every object has. */
export function partsOf(table: PartsTable, name: string): Parts | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
