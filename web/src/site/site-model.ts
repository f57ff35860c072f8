import type { Role } from '#domain/site/roles.ts';
import type { Footer, Header, Space, Website } from '#domain/site/website.ts';
import type { CustomerLists } from './saved-by-customer.ts';

/** The current user. */
export type Viewer = {
  canEdit: boolean;
  agent: {
    uid: string;
    displayName: string;
    email: string | null;
    expiresAt: string;
    /** Missing offline. */
    role?: Role;
  } | null;
  /** A visitor with an account; an agent may be one as well. */
  customer?: {
    name: string;
    email: string;
    /** Missing when they could not be loaded. */
    lists?: CustomerLists;
  } | null;
};

/** Data of the site that every page needs. */
export type SiteModel = {
  space: Space;
  /** BCP 47, for example fr-CA: the language of the website in the region of the space. */
  locale: string;
  /** How money and sizes are written (`domain/language/market.ts`); missing where the language alone determines it. */
  market?: string;
  website: Website;
  header: Header;
  footer: Footer;
  /** The theme as CSS custom properties (themeToCss). */
  themeCss: string;
  viewer: Viewer;
  /** Revisions of the loaded documents, sent back on save. */
  revisions: { website: string; header: string; footer: string };
  /** Public origin of the site without a slash, for example https://example.com. */
  origin: string;
  /** URL of the site's own basemap style; the built-in map without it. */
  mapStyleUrl?: string | null;
  /** The map has no streets where the site is: pages do without it. */
  isWithoutMap?: boolean;
  /** Identity providers at which customers may continue; missing without any. */
  signInProviders?: readonly { key: string; name: string }[];
  /** The document holds an editor token: agents' code never runs in it, even after the session ended. */
  isAgentsDocument?: boolean;
  /** Pages and sign-ins are stored in the visitor's browser only. */
  isOffline?: boolean;
  /** Milliseconds the space's local time is ahead of UTC, computed on the server as it is expensive on a phone. */
  clockAheadMs?: number;
  /** When the server rendered the page, as UTC milliseconds, to the quarter hour. */
  renderedAt: number;
};
