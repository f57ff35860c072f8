import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import type { HeroLayout } from '#domain/page/hero-state.ts';
import { newHero } from '#domain/page/new-strap.ts';
import type { State, Strap } from '#domain/page/page.ts';
import type { ImagePart, LinkPart } from '#domain/page/parts.ts';
import type { PartialStrapConfig } from '#domain/page/strap-config.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { SiteSortKey } from '#domain/search/sorts.ts';
import type { Look } from './looks.ts';
import { link, type PartKit } from './part-kit.ts';
import type { TextKey } from './site-texts.ts';

export type NewStrap = { name: string; state: State; config: PartialStrapConfig };

type Kind = 'houses' | 'condos' | 'townhouses' | 'lease' | 'land' | 'rural';
type Tile = readonly [kind: Kind, url: string, href: string];

/** Makes straps and heroes with the parts of a kit; members that are not given have their default. */
export function strapKit(
  { text, heading, prose, picture, samples, isGroup }: PartKit,
  parts: PartsTable,
  headings: HeroLayout,
) {
  const stateOf = (name: string, changes: State): State => ({
    ...initialState(partsOf(parts, name) ?? {}),
    ...changes,
  });
  const strap = (name: string, changes: State, style: Look = {}): NewStrap => ({
    name,
    state: stateOf(name, changes),
    config: { style },
  });
  const hero = (name: string, title: TextKey, text: TextKey, changes: State, style: Look): Strap => {
    const state = stateOf(name, {
      title: heading(title, 'h1'),
      text: prose(text),
      searchBar: false,
      ...changes,
    });

    return newHero({ name, state, config: { style } });
  };

  const band = (title: TextKey, text: TextKey, style: Look): Strap =>
    hero(
      'hero-basic',
      title,
      text,
      { layout: headings },
      { ...style, frame: { height: 'half', ...style.frame } },
    );

  return {
    strap,
    hero,

    /** A hero that says what its own content says. */
    plainHero: (name: string, changes: State, style: Look): Strap =>
      newHero({ name, state: stateOf(name, changes), config: { style } }),

    /** The heading and text of an interior page, half a screen high, so that what follows is seen too. */
    band,

    /** The same with the agent of the site, unless there are so many that none of them stands for all. */
    withAgent: (title: TextKey, text: TextKey, style: Look): Strap =>
      isGroup ? band(title, text, style) : hero('hero-agent-aside', title, text, {}, style),

    /** A picture from edge to edge, close to what is above and below. */
    wholeImage: (url: string, altKey: TextKey): NewStrap =>
      strap(
        'strap-image',
        { image: picture(url, altKey) },
        { rule: false, frame: { width: 'full', above: 'none', below: 'none', pictures: 'wide' } },
      ),

    newsletter: (style?: Look): NewStrap =>
      strap(
        'strap-newsletter',
        {
          title: heading('start.news'),
          text: prose('start.news.text'),
          buttonText: text('start.news.button'),
        },
        style,
      ),

    /** Shown once an agent has entered what clients wrote. */
    reviews: (title: TextKey, layout: 'columns' | 'row' | 'lead', style?: Look): NewStrap =>
      strap(
        'strap-reviews',
        {
          title: heading(title),
          layout,
          items: samples.map((key) => ({
            stars: 5,
            text: prose(`${key}.text`),
            author: text(key),
            source: '',
            date: '',
            href: '',
          })),
        },
        style,
      ),
    quotes: (
      layout: 'slider' | 'spread' | 'portrait' | 'stagger' | 'wall',
      style?: Look,
      image?: ImagePart,
    ): NewStrap =>
      strap(
        'strap-quotes',
        {
          layout,
          interval: 8,
          items: samples.map((key) => ({
            text: prose(`${key}.text`),
            author: heading(key, 'h4'),
            image: image ?? { imageUrl: '' },
          })),
        },
        style,
      ),

    ...listingStraps({ text, heading, prose, picture }, strap),
    ...textStraps({ heading, prose }, strap),

    contactForm(title: TextKey, style: Look = {}, layout: 'aside' | 'first' | 'stacked' = 'aside'): NewStrap {
      const links = [link('{office.phone}', 'tel:', 'phone'), link('{office.email}', 'mailto:', 'mail')];

      return strap(
        'strap-contact-form',
        { title: heading(title), layout, formID: CONTACT_FORM_ID, links, showMap: false },
        style,
      );
    },
  };
}

/** Which homes a feed shows, and in which order; all of them, the newest first, without one. */
export type FeedSetup = { filters?: Filters; sort?: SiteSortKey };

type MakeStrap = (name: string, changes: State, style?: Look) => NewStrap;

/** Straps that lead to homes. */
function listingStraps(
  { text, heading, prose, picture }: Pick<PartKit, 'text' | 'heading' | 'prose' | 'picture'>,
  strap: MakeStrap,
) {
  return {
    /** Pictures with a heading and a text, each linked to a search. */
    tiles(
      title: TextKey,
      columns: number,
      tiles: readonly Tile[],
      style?: Look,
      layout: 'grid' | 'index' | 'open' = 'grid',
    ): NewStrap {
      const items = tiles.map(([kind, url, href]) => ({
        image: picture(url, `alt.${kind}`),
        title: heading(`kind.${kind}`, 'h3'),
        text: prose(`kind.${kind}.text`),
        href,
      }));

      return strap('strap-columned-tiles', { title: heading(title), layout, columns, items }, style);
    },

    mosaic(title: TextKey, tiles: readonly (readonly [...Tile, size: string])[], style?: Look): NewStrap {
      const items = tiles.map(([kind, url, href, size]) => ({
        image: picture(url, `alt.${kind}`),
        title: heading(`kind.${kind}`, 'h3'),
        href,
        size,
      }));

      return strap('strap-mosaic', { title: heading(title), items }, style);
    },

    /** Asks for the address of a home. */
    homeValue(
      title: TextKey,
      words: TextKey,
      url: string,
      altKey: TextKey,
      style?: Look,
      layout: 'beside' | 'band' = 'beside',
    ): NewStrap {
      const state = {
        layout,
        title: heading(title),
        text: prose(words),
        placeholder: '',
        buttonText: '',
        image: picture(url, altKey),
      };

      return strap('strap-home-value', state, style);
    },

    listings(
      title: TextKey,
      layout: 'grid' | 'slider' | 'editorial' | 'staggered',
      limit: number,
      style?: Look,
      setup: FeedSetup = {},
    ): NewStrap {
      const more = { text: text('see.homes'), type: 'link' };
      const search = { geo: null, sort: 'list_date_des', ...setup };

      return strap(
        'strap-listings-feed',
        { title: heading(title), setup: search, layout, limit, orAll: setup?.filters !== undefined, more },
        style,
      );
    },
  };
}

/** Straps of a heading and a text. */
function textStraps({ heading, prose }: Pick<PartKit, 'heading' | 'prose'>, strap: MakeStrap) {
  return {
    /** With a picture beside it. */
    aside(
      title: TextKey,
      text: TextKey,
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
      const state = { title: heading(title), text: prose(text), image, side, layout, buttonList };

      return strap('strap-text-image-aside', state, style);
    },

    textStrap(title: TextKey, text: TextKey, buttonList: LinkPart[], style?: Look): NewStrap {
      return strap('strap-text', { title: heading(title), text: prose(text), buttonList }, style);
    },

    /** In another layout: beside its heading, as one large statement, or as a letter. */
    statement(
      title: TextKey,
      text: TextKey,
      layout: 'split' | 'statement' | 'letter',
      { buttonList = [], style = {} }: { buttonList?: LinkPart[]; style?: Look } = {},
    ): NewStrap {
      const state = { title: heading(title), text: prose(text), layout, buttonList };

      return strap('strap-text', state, { textAlign: 'left', ...style });
    },
  };
}
