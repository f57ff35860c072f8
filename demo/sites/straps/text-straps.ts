import type { LinkPart } from '#domain/page/parts.ts';
import {
  heading,
  type Look,
  markup,
  type Photo,
  picture,
  prose,
  type StrapSeed,
  strap,
} from './strap-seed.ts';

export const text = (
  title: string,
  texts: readonly string[],
  buttonList: LinkPart[] = [],
  look: Look = {},
): StrapSeed => strap('strap-text', { title: heading(title), text: prose(texts), buttonList }, look);

/** The heading beside its words. */
export const splitText = (
  title: string,
  texts: readonly string[],
  buttonList: LinkPart[],
  look: Look = {},
): StrapSeed =>
  strap('strap-text', { title: heading(title), text: prose(texts), layout: 'split', buttonList }, look);

export const twoColumns = (
  title: string,
  left: readonly string[],
  right: readonly string[],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-text-two-columns',
    { title: heading(title), left: prose(left), right: prose(right) },
    { textAlign: 'left', ...look },
  );

type Column = readonly string[];

export const threeColumns = (
  title: string,
  [left, middle, right]: readonly [Column, Column, Column],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-text-three-columns',
    { title: heading(title), left: prose(left), middle: prose(middle), right: prose(right) },
    { textAlign: 'left', ...look },
  );

type Illustrated = {
  texts: readonly string[];
  image: Photo;
  buttons?: LinkPart[];
  look?: Look;
  layout?: 'even' | 'bleed' | 'overlap';
};

export const textImage = (
  title: string,
  side: 'left' | 'right',
  { texts, image, buttons = [], look = {}, layout = 'even' }: Illustrated,
): StrapSeed =>
  strap(
    'strap-text-image-aside',
    { title: heading(title), text: prose(texts), image: picture(image), side, layout, buttonList: buttons },
    { textAlign: 'left', ...look },
  );

/** The office, with its picture. */
export const about = (
  title: string,
  { texts, image, buttons = [], look = {} }: Illustrated,
  layout: 'beside' | 'across' = 'beside',
): StrapSeed =>
  strap(
    'strap-about',
    { title: heading(title), text: prose(texts), image: picture(image), layout, buttonList: buttons },
    look,
  );

/** One thing with a large picture. */
export const spotlight = (title: string, { texts, image, buttons = [], look = {} }: Illustrated): StrapSeed =>
  strap(
    'strap-spotlight',
    { title: heading(title), text: prose(texts), image: picture(image), buttonList: buttons },
    look,
  );

export type IconItem = { icon: string; title: string; text: string; href?: string };

const iconItem = ({ icon, title, text, href = '' }: IconItem) => ({
  title: heading(title, 'h3'),
  text: prose([text]),
  href,
  icon: { name: icon },
});

export const bigIcons = (title: string, items: readonly IconItem[], look: Look = {}): StrapSeed =>
  strap(
    'strap-big-icons',
    {
      title: heading(title),
      items: items.map((item) => ({
        ...iconItem(item),
        icon: { name: item.icon, style: 'enclosed', fontSize: 48 },
      })),
    },
    look,
  );

type Resources = { intro: string; items: readonly IconItem[]; look?: Look };

/** Advice for buyers, next to a picture. */
export const buyersResources = (
  title: string,
  image: Photo,
  { intro, items, look = {} }: Resources,
): StrapSeed =>
  strap(
    'strap-buyers-resources',
    { title: heading(title), text: prose([intro]), items: items.map(iconItem), image: picture(image) },
    look,
  );

/** Advice for sellers, as cards with links. */
export const sellersResources = (
  title: string,
  buttonList: LinkPart[],
  { intro, items, look = {} }: Resources,
): StrapSeed =>
  strap(
    'strap-sellers-resources',
    { title: heading(title), text: prose([intro]), items: items.map(iconItem), buttonList },
    look,
  );

type Compared = { icon: string; title: string; points: readonly string[]; buttons?: LinkPart[] };

export const compare = (title: string, items: readonly Compared[], look: Look = {}): StrapSeed =>
  strap(
    'strap-compare-block',
    {
      title: heading(title),
      items: items.map(({ icon, title: name, points, buttons = [] }) => ({
        icon: { name: icon, style: 'enclosed' },
        title: heading(name, 'h3'),
        text: { html: `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` },
        buttonList: buttons,
      })),
    },
    look,
  );

/** Headings with links below each. */
export const columnedLinks = (
  title: string,
  columns: readonly (readonly [title: string, links: LinkPart[]])[],
  look: Look = {},
  layout: 'columns' | 'rows' = 'columns',
): StrapSeed =>
  strap(
    'strap-columned-links',
    {
      title: heading(title),
      layout,
      columns: columns.map(([name, links]) => ({ title: heading(name, 'h3'), links })),
    },
    look,
  );

export const html = (content: string, look: Look = {}): StrapSeed =>
  strap('strap-html', { html: markup(content) }, look);
