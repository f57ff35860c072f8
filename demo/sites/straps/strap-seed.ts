import type { State } from '#domain/page/page.ts';
import type {
  HeadingPart,
  HeadingSize,
  HtmlPart,
  ImagePart,
  LinkPart,
  TextPart,
} from '#domain/page/parts.ts';
import type { PartialStrapConfig } from '#domain/page/strap-config.ts';

/** A strap without its order on a page. */
export type StrapSeed = { name: string; state: State; config: PartialStrapConfig };

export type Look = NonNullable<PartialStrapConfig['style']>;

/** A picture with alternative text. */
export type Photo = { url: string; alt: string };

export const scene = (name: string): string => `/_files/demo/scenes/${name}.jpg`;
/** A rendered scene, which narrow crops show right of its middle, where the house is. */
export const rendered = (name: string): string => `/_files/demo/scenes/${name}--x70--y50-1760x990.jpg`;
export const photo = (name: string): string => `/_files/demo/photos/${name}.jpg`;

/** Straps that are set in the middle; all others begin at the left edge of the page. */
const IN_THE_MIDDLE = [
  'strap-text',
  'strap-quotes',
  'strap-testimonial',
  'strap-press',
  'strap-timeline',
  'strap-image',
  'strap-newsletter',
  'strap-latest-social',
];

/** Heroes say themselves where their words are. */
const isInTheMiddle = (name: string) => name.startsWith('hero-') || IN_THE_MIDDLE.includes(name);

export const strap = (name: string, state: State, style: Look = {}): StrapSeed => ({
  name,
  state,
  config: { style: isInTheMiddle(name) ? style : { textAlign: 'left', ...style } },
});

/** The strap with its heading as the page's only h1. */
export function leading({ name, state, config }: StrapSeed): StrapSeed {
  return { name, state: { ...state, title: { ...(state.title as HeadingPart), size: 'h1' } }, config };
}

export const heading = (html: string, size: HeadingSize = 'h2'): HeadingPart => ({ html, size });

/** Paragraphs; one that begins with `<` is HTML already. */
export const prose = (texts: readonly string[]): TextPart => ({
  html: texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''),
});

export const picture = ({ url, alt }: Photo): ImagePart => ({ imageUrl: url, altText: alt });

/** HTML in its stored form. */
export const markup = (html: string): HtmlPart => ({
  html: encodeURIComponent(html),
  display: 'block',
  className: '',
  disablePostscribe: false,
});

export const link = (text: string, href: string, icon?: string): LinkPart => ({
  text,
  href,
  type: 'link',
  ...(icon ? { icon } : {}),
});

/** A link with a built-in action, for example `estimate`. */
export const action = (text: string, name: string, icon?: string): LinkPart => ({
  text,
  action: name,
  type: 'link',
  ...(icon ? { icon } : {}),
});
