import type { HeadingPart, HeadingSize, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';
import { type ItemKey, oursOf, type SiteFacts, siteTexts, type TextKey } from './site-texts.ts';

export type PartKit = ReturnType<typeof partKit>;

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

const SAMPLES = ['sample.1', 'sample.2', 'sample.3'] as const satisfies readonly ItemKey[];

export const link = (text: string, href: string, icon?: string): LinkPart => ({
  text,
  href,
  type: 'link',
  ...(icon ? { icon } : {}),
});
export const action = (text: string, name: string): LinkPart => ({ text, action: name, type: 'link' });

/** Makes parts of straps with texts in the language of the site. */
export function partKit({
  siteName,
  language,
  area,
  agentIds = [],
  isTeam = agentIds.length > 1,
  isSample = false,
}: SiteFacts) {
  const translate = siteTexts(language);
  const city = area.split(',')[0]?.trim() ?? '';
  const values = { site: siteName, city, in: city === '' ? '' : translate('in', { city }) };
  const text = (key: TextKey): string => translate(isTeam ? oursOf(key) : key, values);

  const heading = (key: TextKey, size: HeadingSize = 'h2'): HeadingPart => ({
    html: escaped(text(key)),
    size,
  });
  const prose = (...keys: TextKey[]): TextPart => ({
    html: keys.map((key) => `<p>${escaped(text(key))}</p>`).join(''),
  });

  return {
    text,
    isTeam,
    isPair: agentIds.length === 2,
    /** None of them stands for all. */
    isGroup: agentIds.length > 2,
    /** Both agents of a pair, for a hero with two. */
    pair: () => agentIds.map((agentID) => ({ agentID, image: { imageUrl: '' }, linkList: [] })),
    /** A list of these sentences. */
    points: (...keys: TextKey[]): TextPart => ({
      html: `<ul>${keys.map((key) => `<li>${escaped(text(key))}</li>`).join('')}</ul>`,
    }),
    /** What clients might say, where a page is only looked at. */
    samples: isSample ? SAMPLES : [],
    heading,
    prose,
    /** Title of a document that has none of its own. */
    pageTitle: (page: string): string => translate('page.title', { page, site: siteName }),
    picture: (imageUrl: string, altKey: TextKey): ImagePart => ({ imageUrl, altText: text(altKey) }),

    /** An item of heading and text; `<key>.text` is the text of a key. */
    iconItem: (icon: string, key: ItemKey, href = '') => ({
      icon: { name: icon, style: 'enclosed', fontSize: 48 },
      title: heading(key, 'h3'),
      text: prose(`${key}.text`),
      href,
    }),

    /** Links whose texts are these; one agent has no list of agents, but the page about them. */
    links: (...keys: Destination[]): LinkPart[] =>
      keys
        .filter((key) => isTeam || key !== 'footer.agents')
        .map((key) => link(text(key), DESTINATIONS[key])),
    /** Opens the form to write to the site, on a site without a page for it too. */
    contactAction: (): LinkPart => action(text('get.touch'), 'contact-agent'),
    evaluation: (): LinkPart => action(text('home.value.link'), 'estimate'),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
