import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import type { Checked } from '#domain/json/checked.ts';
import { dictionaryByLanguage } from '#domain/language/dictionary.ts';
import type { Language } from '#domain/language/language.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newHero, newStrap } from '#domain/page/new-strap.ts';
import type { Page, State, Strap } from '#domain/page/page.ts';
import { checkPage } from '#domain/page/page-schema.ts';
import type { HeadingPart, HeadingSize, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';
import type { PartialStrapConfig } from '#domain/page/strap-config.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import type { Footer, Header, NavItem } from '#domain/site/website.ts';
import { checkFooter, checkHeader } from '#domain/site/website-schema.ts';
import { EN as STARTING_EN } from '../starting-texts/en.ts';
import { ES as STARTING_ES } from '../starting-texts/es.ts';
import { FR as STARTING_FR } from '../starting-texts/fr.ts';
import { EN } from './texts/en.ts';
import { ES } from './texts/es.ts';
import { FR } from './texts/fr.ts';

const ENGLISH = { ...STARTING_EN, ...EN };
export type TextKey = keyof typeof ENGLISH;
export const siteTexts = dictionaryByLanguage(ENGLISH, {
  fr: { ...STARTING_FR, ...FR },
  es: { ...STARTING_ES, ...ES },
});

/** What the pages say about the brokerage; its phone, e-mail and agent stand in them as placeholders. */
export type SiteFacts = {
  siteName: string;
  language: Language;
  /** City or area, for example "Halifax, NS"; may be empty. */
  area: string;
};

export type Look = NonNullable<PartialStrapConfig['style']>;
export type NewStrap = { name: string; state: State; config: PartialStrapConfig };

export const ALTERNATE: Look = { theme: 'alternate' };
export const FEATURE: Look = { theme: 'feature', rule: false };

/** A picture behind a strap, shaded behind the words. */
export function over(url: string, more: Look = {}): Look {
  return {
    theme: 'feature',
    rule: false,
    ...more,
    bgImage: { ...more.bgImage, imageUrls: [url] },
    overlayStyle: 'scrim',
  };
}

/** Pictures that the product draws itself and serves on every host. */
export const photo = (name: string): string => `/_files/demo/photos/${name}.jpg`;
export const scene = (name: string): string => `/_files/demo/scenes/${name}.jpg`;

export const link = (text: string, href: string, icon?: string): LinkPart => ({
  text,
  href,
  type: 'link',
  ...(icon ? { icon } : {}),
});
export const action = (text: string, name: string): LinkPart => ({ text, action: name, type: 'link' });

/** Pages that templates link to, by the text of the link. */
const DESTINATIONS = {
  'nav.search': '/search',
  'footer.agents': '/agents',
  about: '/about',
  contact: '/contact',
  'about.contact': '/contact',
  'get.touch': '/contact',
  'solo.write': '/contact',
  'editorial.hero.button': '/search',
} as const satisfies Partial<Record<TextKey, string>>;
export type Destination = keyof typeof DESTINATIONS;

export type Kit = ReturnType<typeof siteKit>;

/** Makes the parts of a site in the language of its facts; all are checked like those that an agent saves. */
export function siteKit({ siteName, language, area }: SiteFacts, parts: PartsTable) {
  const translate = siteTexts(language);
  const city = area.split(',')[0]?.trim() ?? '';
  const values = { site: siteName, city, in: city === '' ? '' : translate('in', { city }) };
  const text = (key: TextKey): string => translate(key, values);

  const stateOf = (name: string, changes: State): State => ({
    ...initialState(partsOf(parts, name) ?? {}),
    ...changes,
  });
  const heading = (key: TextKey, size: HeadingSize = 'h2'): HeadingPart => ({
    html: escaped(text(key)),
    size,
  });
  const prose = (...keys: TextKey[]): TextPart => ({
    html: keys.map((key) => `<p>${escaped(text(key))}</p>`).join(''),
  });
  const picture = (imageUrl: string, altKey: TextKey): ImagePart => ({ imageUrl, altText: text(altKey) });
  const strap = (name: string, changes: State, style: Look = {}): NewStrap => ({
    name,
    state: stateOf(name, changes),
    config: { style },
  });
  /** Items of heading and text; `<key>.text` is the text of a key. */
  const iconItem = (icon: string, key: ItemKey, href = '') => ({
    icon: { name: icon, style: 'enclosed', fontSize: 48 },
    title: heading(key, 'h3'),
    text: prose(`${key}.text`),
    href,
  });

  const hero = (name: string, title: TextKey, words: TextKey, changes: State, style: Look): Strap => {
    const state = stateOf(name, {
      title: heading(title, 'h1'),
      text: prose(words),
      searchBar: false,
      ...changes,
    });

    return newHero({ name, state, config: { style } });
  };

  return {
    text,
    heading,
    prose,
    picture,
    strap,
    iconItem,
    hero,

    /** The heading and words of an interior page. */
    band: (title: TextKey, words: TextKey, style: Look): Strap => hero('hero-basic', title, words, {}, style),

    page({ slug, nameKey, order, titleKey, descriptionKey, hero, straps }: PageBrief): Page {
      const name = text(nameKey);
      const title = titleKey ? text(titleKey) : translate('page.title', { page: name, site: siteName });
      const made = newPage({ slug, name, order, hero, straps: placed(straps) });
      const metaInfo = { ...made.metaInfo, title, description: text(descriptionKey) };

      return accepted(checkPage({ ...made, metaInfo }, parts));
    },

    header(name: string, nav: NavItem[], state: State = {}): Header {
      const links = { linkList2: [action(text('nav.signIn'), 'sign-in')] };

      return accepted(checkHeader({ name, nav, state: { ...links, ...state } }, parts));
    },

    footer(name: string, state: State, theme: NonNullable<Look['theme']>): Footer {
      const columns = [text('footer.office'), text('footer.links'), text('footer.follow')];
      const withColumns = name.startsWith('footer-columns') ? { columns } : {};
      const footer = { name, nav: [], state: { ...withColumns, ...state }, config: { style: { theme } } };

      return accepted(checkFooter(footer, parts));
    },

    /** Pictures with a heading and a text, each linked to a search. */
    tiles(title: TextKey, columns: number, items: readonly Tile[], style: Look = {}): NewStrap {
      return strap(
        'strap-columned-tiles',
        {
          title: heading(title),
          columns,
          items: items.map(([kind, url, href]) => ({
            image: picture(url, `alt.${kind}`),
            title: heading(`kind.${kind}`, 'h3'),
            text: prose(`kind.${kind}.text`),
            href,
          })),
        },
        style,
      );
    },

    mosaic(title: TextKey, items: readonly (readonly [...Tile, size: string])[], style: Look = {}): NewStrap {
      return strap(
        'strap-mosaic',
        {
          title: heading(title),
          items: items.map(([kind, url, href, size]) => ({
            image: picture(url, `alt.${kind}`),
            title: heading(`kind.${kind}`, 'h3'),
            href,
            size,
          })),
        },
        style,
      );
    },

    listings(
      title: TextKey,
      layout: 'grid' | 'slider' | 'editorial',
      limit: number,
      style: Look = {},
    ): NewStrap {
      const more = { text: text('see.homes'), type: 'link' };

      return strap('strap-listings-feed', { title: heading(title), layout, limit, more }, style);
    },

    /** Text with a picture beside it. */
    aside(
      title: TextKey,
      words: TextKey,
      image: ImagePart,
      {
        side = 'right',
        layout = 'even',
        buttonList = [],
        style = {},
      }: {
        side?: string;
        layout?: 'even' | 'bleed' | 'overlap';
        buttonList?: LinkPart[];
        style?: Look;
      } = {},
    ): NewStrap {
      const state = { title: heading(title), text: prose(words), image, side, layout, buttonList };

      return strap('strap-text-image-aside', state, style);
    },

    words(title: TextKey, words: TextKey, buttonList: LinkPart[], style: Look = {}): NewStrap {
      return strap('strap-text', { title: heading(title), text: prose(words), buttonList }, style);
    },

    /** Words in another layout: beside their heading, or as one large statement. */
    statement(
      title: TextKey,
      words: TextKey,
      layout: 'split' | 'statement',
      { buttonList = [], style = {} }: { buttonList?: LinkPart[]; style?: Look } = {},
    ): NewStrap {
      const state = { title: heading(title), text: prose(words), layout, buttonList };

      return strap('strap-text', state, { textAlign: 'left', ...style });
    },

    evaluation: (): LinkPart => action(text('home.value.link'), 'estimate'),

    contactForm(title: TextKey, style: Look = {}): NewStrap {
      const links = [link('{office.phone}', 'tel:', 'phone'), link('{office.email}', 'mailto:', 'mail')];

      return strap(
        'strap-contact-form',
        { title: heading(title), formID: CONTACT_FORM_ID, links, showMap: false },
        style,
      );
    },

    /** Links whose texts are these. */
    links: (...keys: Destination[]): LinkPart[] => keys.map((key) => link(text(key), DESTINATIONS[key])),
  };
}

type Suffixed = Extract<TextKey, `${string}.text`>;
/** A key that has a text of the same name. */
export type ItemKey = Suffixed extends `${infer Key}.text` ? Extract<TextKey, Key> : never;
type Kind = 'houses' | 'condos' | 'townhouses' | 'land' | 'rural';
type Tile = readonly [kind: Kind, url: string, href: string];

type PageBrief = {
  slug: string;
  nameKey: TextKey;
  order: number;
  /** Title of the document; the name of the page and of the site when omitted. */
  titleKey?: TextKey;
  descriptionKey: TextKey;
  hero: Strap;
  straps: readonly NewStrap[];
};

/** The straps from top to bottom, with the ids that the editor would give them. */
function placed(straps: readonly NewStrap[]): Strap[] {
  const ids: string[] = [];

  return straps.map((strap, order) => {
    const made = newStrap({ ...strap, order }, ids);
    ids.push(made.id);
    return made;
  });
}

/** What the product itself makes is valid. */
export function accepted<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  const [problem] = checked.problems;

  throw new Error(`A site cannot be made of its template: ${problem?.field}: ${problem?.message}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
