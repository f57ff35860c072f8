import type { LinkPart } from '#domain/page/parts.ts';
import { round } from './looks.ts';
import { heading, type Look, link, type Photo, picture, prose, type StrapSeed, strap } from './strap-seed.ts';

/** No members means the whole team. */
export const roster = (
  title: string,
  intro: string,
  columns: number,
  look: Look = {},
  members: readonly string[] = [],
): StrapSeed =>
  strap(
    'strap-team-roster',
    { title: heading(title), text: prose([intro]), members: [...members], order: 'roster', columns },
    round(look),
  );

/** A ruled list with large portraits. */
export const rosterList = (
  title: string,
  intro: string,
  members: readonly string[],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-team-roster',
    { title: heading(title), text: prose([intro]), members: [...members], order: 'roster', layout: 'list' },
    look,
  );

/** Rotating agent cards; no names means the whole team. */
export const agentSlides = (title: string, agentIDs: readonly string[] = [], look: Look = {}): StrapSeed =>
  strap(
    'strap-agent-rotator',
    { title: heading(title), agentIDs: [...agentIDs], perView: 3, interval: 8, style: 'slide-controls' },
    round(look),
  );

/** One agent at a time with a large portrait. */
export const agentSlidesLarge = (
  title: string,
  agentIDs: readonly string[],
  buttonList: LinkPart[] = [],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-agent-rotator-large',
    { title: heading(title), agentIDs: [...agentIDs], interval: 8, style: 'slide-controls', buttonList },
    round(look),
  );

/** One agent with custom text. */
export const featuredAgent = (
  title: string,
  agentID: string,
  texts: readonly string[],
  buttonList: LinkPart[] = [],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-featured-agent',
    { title: heading(title), agentID, text: prose(texts), image: { imageUrl: '' }, linkList: [], buttonList },
    round(look),
  );

export const quotes = (
  items: readonly (readonly [text: string, by: string])[],
  look: Look = {},
  layout: 'slider' | 'spread' | 'stagger' = 'slider',
): StrapSeed =>
  strap(
    'strap-quotes',
    {
      layout,
      items: items.map(([text, by]) => ({ text: prose([text]), author: heading(by, 'h3') })),
      interval: 9,
      // Arrows at the sides would move the words from the left edge.
      style: layout === 'spread' ? 'slide' : 'slide-controls',
    },
    look,
  );

export const testimonial = (text: string, name: string, portrait: Photo | null, look: Look = {}): StrapSeed =>
  strap(
    'strap-testimonial',
    {
      text: prose([text]),
      name: heading(name, 'h3'),
      image: portrait ? picture(portrait) : { imageUrl: '' },
    },
    look,
  );

/** The office's contact data next to a form. */
export const contactForm = (title: string, texts: readonly string[], look: Look = {}): StrapSeed =>
  strap(
    'strap-contact-form',
    {
      title: heading(title),
      text: prose(texts),
      formID: 'stock/general',
      links: [
        { icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' },
        { icon: 'mail', text: '{office.email}', href: 'mailto:', type: 'link' },
      ],
      showMap: true,
    },
    look,
  );

/** The social links of the website's settings. */
export const social = (title: string, look: Look = {}): StrapSeed =>
  strap(
    'strap-latest-social',
    { title: heading(title), embed: { html: '', display: 'block' }, showLinks: true },
    look,
  );

export const officeLinks = (phone: string, email: string): LinkPart[] => [
  link(phone, `tel:${phone}`, 'phone'),
  link(email, `mailto:${email}`, 'mail'),
];
