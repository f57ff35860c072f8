import type { PartDeclaration, Parts, PlainKind } from './declaration.ts';
import type { StateOf } from './part.ts';

/** The initial value of a part that declares none. */
const EMPTY: Record<PlainKind, unknown> = {
  heading: { html: '', size: 'h2' },
  richText: { html: '' },
  html: { html: '', display: 'block' },
  image: { imageUrl: '' },
  icon: { name: '' },
  link: { text: '' },
  video: { url: '' },
  nav: [],
  text: '',
  url: '',
  toggle: false,
  range: { min: 0, max: 1 },
  search: {},
  form: '',
  person: '',
  people: [],
  listing: '',
  post: null,
  category: '',
  places: [],
  filters: [],
  mapPosition: null,
};

/** The state of a new template. */
export function initialState<P extends Parts>(parts: P): StateOf<P> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, defaultOf(part)]),
  ) as StateOf<P>;
}

/** What a part begins with; an item of a list has what it leaves out from the defaults of its group. */
export function defaultOf(part: PartDeclaration): unknown {
  switch (part.kind) {
    case 'number':
      return part.default ?? part.min;
    case 'choice':
      return part.default === undefined ? Object.keys(part.options)[0] : part.default;
    case 'choices':
      return part.default ?? [];
    case 'list':
      return listOf(part.of, part.default);
    case 'group':
      return { ...initialState(part.of), ...(part.default as object | undefined) };
    default:
      return part.default === undefined ? EMPTY[part.kind] : part.default;
  }
}

function listOf(of: PartDeclaration, items: unknown): unknown[] {
  if (!Array.isArray(items)) return [];

  return of.kind === 'group' ? items.map((item) => ({ ...initialState(of.of), ...item })) : items;
}
