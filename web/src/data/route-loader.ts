import type { Page } from '#domain/page/page.ts';
import type { ModalListing } from '../modals/modal-request.ts';
import type { HeadModel, PageKind, PagePreview, StrapAnswer } from '../page/page-model.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { Execute } from './document.ts';

export type LoaderInput = {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  execute: Execute;
  /** Asked for at the same time; await it only when the page depends on it. */
  site: Promise<SiteModel>;
};

/** What a route says about its page; what it leaves out of the head is filled in from the page and the site. */
export type LoadedPage = {
  kind: PageKind;
  status: number;
  page: Page;
  revision: string | null;
  savedAt: string | null;
  head?: Partial<HeadModel>;
  /** The home whose details the page shows. */
  listing?: ModalListing;
  /** Set when the page is shown by the link of a preview: nobody may keep a copy. */
  preview?: PagePreview;
  /** Called once the straps' answers are there: they may change the status and the head (a listing that is gone). */
  complete?: (input: { site: SiteModel; strapData: Record<string, StrapAnswer> }) => {
    status?: number;
    head?: Partial<HeadModel>;
    /** Shown instead, for example an error page. */
    page?: Page;
  };
};

export type Redirect = { redirect: string; status: 301 | 302 };

/** `load` of web/src/routes/<id>.server.ts; runs on the server only. */
export type RouteLoader = (input: LoaderInput) => Promise<LoadedPage | Redirect>;
