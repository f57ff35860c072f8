import type { HeroLayout } from '#domain/page/hero-state.ts';
import type { Page, Strap, StrapFrameStyle } from '#domain/page/page.ts';
import type { LinkPart } from '#domain/page/parts.ts';
import type { TemplateAudience } from '#domain/site/template-audiences.ts';
import type { Footer, Header, NavItem, WebsiteDisplay } from '#domain/site/website.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { Kit } from './site-kit.ts';
import type { TextKey } from './site-texts.ts';
import type { NewStrap } from './strap-kit.ts';

/** What a template stores: of the website its theme and whether it says I or we; the whole header, footer and pages. */
export type BuiltSite = {
  theme: Theme;
  textTense: WebsiteDisplay['textTense'];
  header: Header;
  footer: Footer;
  pages: Page[];
};

/** What a design decides about a page. */
export type PageDesign = { hero: Strap; straps: readonly NewStrap[] };

/** A whole-site design: what it has of its own. `site-pages.ts` makes the pages that every site has. */
export type TemplateDefinition = {
  id: string;
  titleKey: TextKey;
  summaryKey: TextKey;
  suits: readonly TemplateAudience[];
  theme(): Theme;
  textTense?: WebsiteDisplay['textTense'];
  /** The page besides home, about and contact. */
  guide: { slug: string; nameKey: TextKey; descriptionKey: TextKey };
  /** `nav` leads to the search and to every page but home. */
  header(kit: Kit, nav: NavItem[]): Header;
  footer(kit: Kit, guide: LinkPart): Footer;
  /** How wide the sections of all its pages are, but for those with a width of their own; as wide as the content if omitted. */
  width?: StrapFrameStyle['width'];
  /** Where the picture above its inner pages is; behind the words if omitted. */
  headings?: HeroLayout;
  pages: Record<'home' | 'about' | 'guide' | 'contact', (kit: Kit) => PageDesign>;
};
