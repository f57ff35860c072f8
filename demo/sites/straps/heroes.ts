import type { LinkPart } from '#domain/page/parts.ts';
import { round } from './looks.ts';
import { action, heading, type Look, link, markup, prose, type StrapSeed, strap } from './strap-seed.ts';

type HeroBrief = {
  title: string;
  text: string;
  buttons?: LinkPart[];
  placeholder?: string;
  /** Tabs over the search, that for sellers with this address. */
  tabs?: string;
  look: Look;
};

function hero(name: string, { title, text, buttons = [], look }: HeroBrief, more = {}): StrapSeed {
  const parts = { title: heading(title, 'h1'), text: prose([text]), buttonList: buttons };
  return strap(name, { ...parts, searchBar: false, footerComponent: null, ...more }, look);
}

export const heroBasic = (brief: HeroBrief): StrapSeed => hero('hero-basic', brief);

export const heroWideSearch = (brief: HeroBrief): StrapSeed =>
  hero('hero-wide-search', brief, searchOf(brief));

/** The same search on a card across the lower edge of the picture. */
export const heroSeparatedSearch = (brief: HeroBrief): StrapSeed =>
  hero('hero-separated-search', brief, searchOf(brief));

const searchOf = ({ placeholder = '', tabs = '' }: HeroBrief) => ({
  tabs: tabs !== '',
  tabLinks: [link('Sell', tabs), action('Home value', 'estimate')],
  searchBar: true,
  placeholder,
  buttonText: 'Search',
});

/** Sliders instead of text search, at the hero's default position. */
export const heroFilterSearch = ({ title, text, look }: HeroBrief): StrapSeed =>
  strap(
    'hero-filter-search',
    { title: heading(title, 'h1'), text: prose([text]), buttonText: 'Show them' },
    look,
  );

const agentPart = (agentID: string) => ({ agentID, image: { imageUrl: '' }, linkList: [] });

const withRoundPortraits = (brief: HeroBrief): HeroBrief => ({ ...brief, look: round(brief.look) });

/** Text next to a team member on a card. */
export const heroAgentAside = (brief: HeroBrief, agentID: string): StrapSeed =>
  hero('hero-agent-aside', withRoundPortraits(brief), agentPart(agentID));

/** Text next to the portrait of a team member, half and half. */
export const heroAgentAsideLarge = (brief: HeroBrief, agentID: string): StrapSeed =>
  hero('hero-agent-aside-large', withRoundPortraits(brief), { ...agentPart(agentID), size: 'large' });

export const heroTwoAgents = (brief: HeroBrief, first: string, second: string): StrapSeed =>
  hero('hero-dual-agent-aside', withRoundPortraits(brief), { agents: [agentPart(first), agentPart(second)] });

/** The newest home on the market fills the screen. */
export const heroNewestHome = (brief: HeroBrief): StrapSeed =>
  hero('hero-single-property', brief, { mls: '', images: [] });

/** Custom HTML, including the page's heading. */
export const heroHtml = (html: string, look: Look): StrapSeed =>
  strap('hero-html', { html: markup(html), searchBar: false, footerComponent: null }, look);

/** Slides of custom HTML; the first has the page's heading. */
export const heroSlides = (slides: readonly string[], look: Look): StrapSeed =>
  strap(
    'hero-html-slider',
    { items: slides.map((html) => ({ html: markup(html) })), interval: 8, style: 'slide-controls' },
    look,
  );
