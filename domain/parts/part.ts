import type { SliderStyle } from '../page/page.ts';
import type {
  HeadingPart,
  HeadingSize,
  HtmlPart,
  IconPart,
  ImagePart,
  LinkPart,
  MapPosition,
  RangePart,
  SearchPart,
  TextPart,
  VideoPart,
} from '../page/parts.ts';
import type { NavItem } from '../site/website.ts';
import type { ImageMember, Need, PartDeclaration } from './declaration.ts';

declare const value: unique symbol;

/** The declaration of a part that is stored as a `T`. Only the type has it: a declaration is plain data. */
export type Part<T> = PartDeclaration & { readonly [value]?: T };

/** What is stored for parts by these declarations. */
export type StateOf<P> = {
  -readonly [M in keyof P]: P[M] extends { readonly [value]?: infer T } ? T : never;
};

/** Declarations for a state of this type. */
export type PartsOf<S> = { readonly [M in keyof S]: Part<S[M]> };

/** No label: no field in the panel, what is stored stays. */
type Label = string | null;

function declare<T>(label: Label, declaration: PartDeclaration, initial?: T): Part<T> {
  const named = label === null ? declaration : { ...declaration, label };

  return initial === undefined ? named : { ...named, default: initial };
}

const SLIDE_LABELS: Record<SliderStyle, string> = {
  slide: 'Slide',
  'slide-controls': 'Slide, with arrows at the sides',
  fade: 'Fade',
};

/** With a default of null what is stored may be null. */
type StoredId<Id> = Id extends null ? string | null : string;
type ListLimits = { min?: number; max?: number };

/** Makes the declaration of each kind of part: its label in the panel, then what a new template begins with. */
export const part = {
  heading(label: Label, html = '', size: HeadingSize = 'h2', sizes?: readonly HeadingSize[]) {
    return declare<HeadingPart>(label, { kind: 'heading', ...(sizes && { sizes }) }, { html, size });
  },
  /** `html` is block markup. */
  richText: (label: Label, html = '') => declare<TextPart>(label, { kind: 'richText' }, { html }),
  /** `markup` as an agent would write it; it is stored URI-encoded. */
  html(label: Label, markup = '') {
    const html: HtmlPart = {
      html: encodeURIComponent(markup),
      display: 'block',
      className: '',
      disablePostscribe: false,
    };

    return declare(label, { kind: 'html' }, html);
  },
  image: (label: Label, image: Partial<ImagePart> = {}) =>
    declare<ImagePart>(label, { kind: 'image' }, { imageUrl: '', ...image }),
  icon: (label: Label, icon: IconPart) => declare(label, { kind: 'icon' }, icon),
  link: (label: Label, link: LinkPart) => declare(label, { kind: 'link' }, link),
  links: (label: Label, links: LinkPart[] = []) =>
    declare(label, { kind: 'list', of: { kind: 'link' } }, links),
  /** `image` is what an image added later has; `members` have a field each. */
  images(
    label: Label,
    first: readonly ImagePart[],
    image: Partial<ImagePart> = {},
    members: readonly ImageMember[] = [],
  ) {
    const empty: ImagePart = { imageUrl: '', ...image };

    return declare(
      label,
      { kind: 'list', of: { kind: 'image', default: empty }, members },
      first.map((one) => ({ ...image, ...one })),
    );
  },
  video: (label: Label) => declare<VideoPart>(label, { kind: 'video' }, { url: '' }),
  nav: (label: Label) => declare<NavItem[]>(label, { kind: 'nav' }, []),
  text: (label: Label, text = '') => declare<string>(label, { kind: 'text' }, text),
  texts: (label: Label, texts: readonly string[] = []) =>
    declare<string[]>(label, { kind: 'list', of: { kind: 'text' } }, [...texts]),
  /** Where something leads. */
  url: (label: Label, href = '') => declare<string>(label, { kind: 'url' }, href),
  toggle: (label: Label, isOn: boolean) => declare(label, { kind: 'toggle' }, isOn),
  number: (label: Label, initial: number, limits: { min: number; max: number; step?: number }) =>
    declare<number>(label, { kind: 'number', ...limits }, initial),
  /** `options` are labels by value. */
  choice: <V extends string>(label: Label, options: Readonly<Record<V, string>>, initial: NoInfer<V>) =>
    declare<V>(label, { kind: 'choice', options }, initial),
  /** A choice that may be left; a select has no null, so that it stores an empty text. */
  choiceOrNone: <V extends string>(label: Label, options: Readonly<Record<V, string>>, none: string) =>
    declare<V | '' | null>(label, { kind: 'choice', options, none }, null),
  choices: <V extends string>(label: Label, options: Readonly<Record<V, string>>, initial: NoInfer<V>[]) =>
    declare<V[]>(label, { kind: 'choices', options }, initial),
  /** The options of a choice from rows that have a label each. */
  options<Row extends { label: string }, K extends keyof Row>(rows: readonly Row[], key: K) {
    return Object.fromEntries(rows.map((row) => [row[key], row.label])) as Record<Row[K] & string, string>;
  },
  range: (label: Label, range: RangePart) => declare(label, { kind: 'range' }, range),
  search: (label: Label, search: SearchPart = { filters: {}, geo: null, sort: 'list_date_des' }) =>
    declare(label, { kind: 'search' }, search),
  /** The id of a form. */
  form: (label: Label, id = '') => declare<string>(label, { kind: 'form' }, id),
  /** The id of an agent; null where the page's URL names them. `none` is the label of no choice. */
  person: <Id extends string | null>(label: Label, id: Id, none?: string) =>
    declare<StoredId<Id>>(label, { kind: 'person', ...(none !== undefined && { none }) }, id as never),
  /** Ids of agents; none are all. */
  people: (label: Label) => declare<string[]>(label, { kind: 'people' }, []),
  /** The id of a listing; null where the page's URL names it. */
  listing: <Id extends string | null>(label: Label, id: Id) =>
    declare<StoredId<Id>>(label, { kind: 'listing' }, id as never),
  /** The slug of a post; null where the page's URL names it. */
  post: (label: Label) => declare<string | null>(label, { kind: 'post' }, null),
  /** The slug of a category of the blog; empty for all. */
  category: (label: Label) => declare<string>(label, { kind: 'category' }, ''),
  /** Ids of places (Who's On First). */
  places: (label: Label) => declare<string[]>(label, { kind: 'places' }, []),
  /** Keys of filter panels. */
  filters: (label: Label, keys: string[]) => declare(label, { kind: 'filters' }, keys),
  /** Null is where the map of the site opens. */
  mapPosition: (label: Label) => declare<MapPosition | null>(label, { kind: 'mapPosition' }, null),
  /** How slides follow each other. */
  sliderStyle: (label: Label, initial: SliderStyle) =>
    declare<SliderStyle>(label, { kind: 'choice', options: SLIDE_LABELS }, initial),
  /** Seconds between two slides. */
  sliderInterval: (label: Label) =>
    declare<number>(label, { kind: 'number', min: 0.1, max: 300, step: 0.5 }, 4),
  group: <P extends Record<string, Part<unknown>>>(label: Label, of: P) =>
    declare<StateOf<P>>(label, { kind: 'group', of }),
  /** Items of several parts each; a new one has the defaults of `of`, and so does what `initial` leaves out. */
  list<P extends Record<string, Part<unknown>>>(
    label: Label,
    item: string,
    of: P,
    initial: readonly Partial<StateOf<P>>[] = [],
    limits: ListLimits = {},
  ) {
    return declare<StateOf<P>[]>(
      label,
      { kind: 'list', of: { kind: 'group', of }, item, ...limits },
      initial as StateOf<P>[],
    );
  },
};

const need =
  (level: Need) =>
  <P extends Part<unknown>>(declared: P): P => ({ ...declared, need: level });
/** Visitors do not see a template whose part is empty. */
export const needed = need('must');
/** Visitors see the template without it; the page check asks for it. */
export const wanted = need('should');

/** The parts of a template, checked where they are declared and typed for `StateOf`. */
export function defineParts<const P extends Record<string, Part<unknown>>>(parts: P): P {
  return parts;
}
