import type { Footer, Header, Space, Website } from '#domain/site/website.ts';

/** Who looks at the page. */
export type Viewer = {
  canEdit: boolean;
  agent: { uid: string; displayName: string; email: string | null; expiresAt: string } | null;
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
  /** Pages and sign-ins are kept in the visitor's browser alone. */
  isOffline?: boolean;
};
