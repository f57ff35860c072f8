import type { Page } from '#domain/page/page.ts';
import type { Footer, Header, WebsiteDisplay } from '#domain/site/website.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { ModalListing } from '../modals/modal-request.ts';
import type { HeadModel, PageKind, PagePreview, StrapResult } from '../page/page-model.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { Execute } from './document.ts';

export type LoaderInput = {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  execute: Execute;
  /** Loading in parallel; await it only if the page depends on it. */
  site: Promise<SiteModel>;
};

/** A look that the site does not have (yet), as visitors would see it. */
export type SiteLook = {
  theme: Theme;
  textTense: WebsiteDisplay['textTense'];
  /** In place of the site's name and logos. */
  siteName?: string | null;
  header: Header;
  footer: Footer;
};

/** The page of a route; missing head values are filled in from the page and the site. */
export type LoadedPage = {
  kind: PageKind;
  status: number;
  page: Page;
  revision: string | null;
  savedAt: string | null;
  head?: Partial<HeadModel>;
  /** The listing whose details the page shows. */
  listing?: ModalListing;
  /** Replaces parts of the site around the page. */
  look?: SiteLook;
  /** Set for a page shown by a preview link: it must not be cached. */
  preview?: PagePreview;
  /** Called with the straps' data, which may change status and head, for example for a listing that was removed. */
  complete?: (input: { site: SiteModel; strapData: Record<string, StrapResult> }) => {
    status?: number;
    head?: Partial<HeadModel>;
    /** Replaces the page, for example by an error page. */
    page?: Page;
  };
};

export type Redirect = { redirect: string; status: 301 | 302 };

/** `load` of web/src/routes/<id>.server.ts; runs on the server only. */
export type RouteLoader = (input: LoaderInput) => Promise<LoadedPage | Redirect>;
