import type { Footer, Header, Space, Website } from '#domain/site/website.ts';

/** Who looks at the page. */
export type Viewer = {
  canEdit: boolean;
  agent: { uid: string; displayName: string; email: string | null; expiresAt: string } | null;
  /** A visitor with an account; an agent may be one as well. */
  customer?: { name: string; email: string } | null;
};

/** Everything about the site that every page of it needs. */
export type SiteModel = {
  space: Space;
  website: Website;
  header: Header;
  footer: Footer;
  /** The theme as rules for its design tokens (themeToCss). */
  themeCss: string;
  viewer: Viewer;
  /** What the documents were when they were loaded; saving sends them back. */
  revisions: { website: string; header: string; footer: string };
  /** Public origin of the site without a slash, for example https://example.com. */
  origin: string;
  /** Address of the site's own basemap style; the built-in map without it. */
  mapStyleUrl?: string | null;
  /** The document holds an editor token: agents' code never runs in it, not even when the session has ended. */
  isAgentsDocument?: boolean;
  /** Pages and sign-ins are kept in the visitor's browser alone. */
  isOffline?: boolean;
  /** How far the clocks of the space are ahead of UTC, in milliseconds: the server knows it without the cost for a phone. */
  clockAheadMs?: number;
};
