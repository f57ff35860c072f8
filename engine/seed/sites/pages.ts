import {
  type Page,
  type PartialStrapConfig,
  type State,
  type Strap,
  strapConfig,
} from '#domain/page/page.ts';
import type { HeadingPart, HeadingSize, LinkPart } from '#domain/page/parts.ts';

/** A strap before it has its place on a page. */
export type StrapSeed = { name: string; state: State; config: PartialStrapConfig };

const heading = (html: string, size: HeadingSize = 'h2'): HeadingPart => ({ html, size });

export const link = (text: string, href: string, icon?: string): LinkPart => ({
  text,
  href,
  type: 'link',
  ...(icon ? { icon } : {}),
});
export const action = (text: string, name: string): LinkPart => ({ text, action: name, type: 'link' });

type Look = PartialStrapConfig['style'];

const strap = (name: string, state: State, style: Look = {}): StrapSeed => ({
  name,
  state,
  config: { style },
});

/** A picture behind the strap, with the theme's overlay at that opacity in percent. */
export function overImage(imageUrl: string, overlayAlpha: number, more: Look = {}): Look {
  return { ...more, bgImage: { imageUrls: [imageUrl] }, overlayAlpha };
}

/** The same with a gradient that leaves one side of the picture clear. */
export function overImageGradient(
  imageUrl: string,
  angle: number,
  from: string,
  to: string,
  more: Look = {},
): Look {
  return {
    ...more,
    bgImage: { imageUrls: [imageUrl] },
    overlayStyle: 'gradient-custom',
    overlayGradient: {
      angle,
      colors: [
        { color: from, pos: 0 },
        { color: to, pos: 1 },
      ],
    },
  };
}

type HeroBrief = {
  title: string;
  text: string;
  buttons?: LinkPart[];
  searchBar?: boolean;
  placeholder?: string;
  look: Look;
};

export const heroBasic = ({ title, text, buttons = [], searchBar = false, look }: HeroBrief): StrapSeed =>
  strap(
    'hero-basic',
    {
      title: heading(title, 'h1'),
      text: { html: `<p>${text}</p>` },
      buttonList: buttons,
      searchBar,
      footerComponent: null,
    },
    look,
  );

export const heroWideSearch = ({ title, text, buttons = [], placeholder = '', look }: HeroBrief): StrapSeed =>
  strap(
    'hero-wide-search',
    {
      title: heading(title, 'h1'),
      text: { html: `<p>${text}</p>` },
      buttonList: buttons,
      searchBar: true,
      placeholder,
      buttonText: 'Search',
      footerComponent: null,
    },
    look,
  );

/** The same search on a card across the lower edge of the picture. */
export const heroSeparatedSearch = (brief: HeroBrief): StrapSeed => ({
  ...heroWideSearch(brief),
  name: 'hero-separated-search',
});

/** Sliders instead of words to search by, where the hero's defaults put them. */
export const heroFilterSearch = ({ title, text, look }: HeroBrief): StrapSeed =>
  strap(
    'hero-filter-search',
    { title: heading(title, 'h1'), text: { html: `<p>${text}</p>` }, buttonText: 'Show them' },
    look,
  );

/** Words beside one of the team. */
export const heroAgentAside = (brief: HeroBrief, agentID: string): StrapSeed => {
  const { state, config } = heroBasic(brief);

  return {
    name: 'hero-agent-aside',
    state: { ...state, agentID, image: { imageUrl: '' }, linkList: [] },
    config,
  };
};

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('');

export const text = (
  title: string,
  texts: readonly string[],
  buttonList: LinkPart[] = [],
  look: Look = {},
): StrapSeed =>
  strap('strap-text', { title: heading(title), text: { html: paragraphs(texts) }, buttonList }, look);

export const textImage = (
  title: string,
  texts: readonly string[],
  image: { url: string; alt: string },
  side: 'left' | 'right',
  buttonList: LinkPart[] = [],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-text-image-aside',
    {
      title: heading(title),
      text: { html: paragraphs(texts) },
      image: { imageUrl: image.url, altText: image.alt },
      side,
      buttonList,
    },
    { textAlign: 'left', ...look },
  );

export const image = (url: string, altText: string, caption: string, look: Look = {}): StrapSeed =>
  strap(
    'strap-image',
    {
      image: { imageUrl: url, href: '', altText, linkOut: false, width: 0, height: 0, filter: 'none' },
      caption: { html: caption },
    },
    look,
  );

export type IconItem = { icon: string; title: string; text: string; href?: string };

export const bigIcons = (title: string, items: readonly IconItem[], look: Look = {}): StrapSeed =>
  strap(
    'strap-big-icons',
    {
      title: heading(title),
      items: items.map((item) => ({
        icon: { name: item.icon, style: 'enclosed', fontSize: 48 },
        title: heading(item.title, 'h3'),
        text: { html: `<p>${item.text}</p>` },
        href: item.href ?? '',
      })),
    },
    look,
  );

export type TileItem = { image: string; alt: string; title: string; text: string; href: string };

export const tiles = (
  title: string,
  columns: number,
  items: readonly TileItem[],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-columned-tiles',
    {
      title: heading(title),
      columns,
      items: items.map((item) => ({
        image: { imageUrl: item.image, altText: item.alt },
        title: heading(item.title, 'h3'),
        text: { html: `<p>${item.text}</p>` },
        href: item.href,
      })),
    },
    look,
  );

export const latestListings = (
  title: string,
  limit: number,
  propertyTypes: readonly string[] = [],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-latest-listing-feed',
    { title: heading(title), setup: { sort: 'list_date_des', propertyTypes: [...propertyTypes] }, limit },
    look,
  );

export const roster = (title: string, intro: string, columns: number, look: Look = {}): StrapSeed =>
  strap('strap-team-roster', { title: heading(title), text: { html: `<p>${intro}</p>` }, columns }, look);

export type PageBrief = {
  slug: string;
  name: string;
  title: string;
  description: string;
  imageUrl: string;
  hero: StrapSeed | null;
  straps: readonly StrapSeed[];
};

const placed = (seed: StrapSeed, id: string, order: number): Strap => ({
  id,
  name: seed.name,
  order,
  state: seed.state,
  config: strapConfig(seed.config),
});

/** Pages in the order of the list. */
export function pages(briefs: readonly PageBrief[]): Page[] {
  return briefs.map(({ slug, name, title, description, imageUrl, hero, straps }, order) => ({
    id: slug,
    order,
    name,
    slug,
    metaInfo: { title, description, imageUrl },
    hero: hero ? placed(hero, 'hero', 0) : null,
    straps: straps.map((seed, i) => placed(seed, `${slug}-${i + 1}`, i)),
    config: {},
    state: {},
  }));
}
