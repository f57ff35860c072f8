import type { Page } from '#domain/page/page.ts';
import type { Footer, Header, WebsiteDisplay } from '#domain/site/website.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { Kit, TextKey } from './site-kit.ts';

/** What a template stores: of the website its theme and whether it says I or we; the whole header, footer and pages. */
export type BuiltSite = {
  theme: Theme;
  textTense: WebsiteDisplay['textTense'];
  header: Header;
  footer: Footer;
  pages: Page[];
};

/** A whole-site design. */
export type TemplateDefinition = {
  id: string;
  titleKey: TextKey;
  summaryKey: TextKey;
  theme(): Theme;
  textTense?: WebsiteDisplay['textTense'];
  header(kit: Kit): Header;
  footer(kit: Kit): Footer;
  pages(kit: Kit): Page[];
};
