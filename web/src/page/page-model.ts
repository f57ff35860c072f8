import type { Page } from '#domain/page/page.ts';
import type { ModalListing } from '../modals/modal-request.ts';
import type { RouteId } from '../site/route-table.ts';
import type { SiteModel } from '../site/site-model.ts';

/** The data of a strap's query, or that it failed. */
export type StrapResult = { data: unknown } | { failed: true };

/** content: a stored page an agent may edit. system: placed by the product for a route. error: no page to show. */
export type PageKind = 'content' | 'system' | 'error';

/** Head of a page; URLs are absolute. */
export type HeadModel = {
  title: string;
  description: string;
  canonical: string | null;
  /** Content of the robots meta tag; null leaves it out. */
  robots: string | null;
  imageUrl: string | null;
  /** Path of the RSS feed of the page. */
  feed?: string;
  /** Structured data of the page (schema.org), one script each. */
  jsonLd?: readonly Record<string, unknown>[];
};

/** Keys of the header's and the footer's data among those of the straps. */
export const HEADER_ID = 'header';
export const FOOTER_ID = 'footer';

/**
 * A draft shown by its preview link, which ends at an instant in ISO 8601, or the site in a look that is not live (domain/site/look-path.ts).
 * `isDraft` is false once it was published.
 */
export type PagePreview = {
  isDraft: boolean;
  expiresAt?: string;
  look?: string;
  /** Title of the design whose look it is. */
  design?: string;
};

/** The current page, as visitors see it. */
export type PageModel = {
  kind: PageKind;
  status: number;
  page: Page;
  /** The page as its agent edits it, where visitors see less of it. */
  stored?: Page;
  /** Null when there is no stored page. */
  revision: string | null;
  savedAt: string | null;
  head: HeadModel;
  route: { id: RouteId; params: Record<string, string | undefined>; url: string };
  /** The listing whose details the page shows. */
  listing?: ModalListing;
  /** Set for a page that is not shown as it is live. */
  preview?: PagePreview;
  /** Data by strap id, including the hero (its id), the header and the footer. */
  strapData: Record<string, StrapResult>;
};

/** Response to a request for a route's data. */
export type RouteData = { site: SiteModel; model: PageModel };

/** Response of `/_data{path}`: the data of a route, or its redirect. */
export type DataResponse = RouteData | { redirect: string; status: number };

/** Props of `EditorEntry` in editor/toolbar-entry.tsx, which is rendered above the page. */
export type EditorEntryProps = RouteData & {
  isEditing: boolean;
  /** True unmounts the public page, so that the editor can render its own; false restores it. */
  onEditingChange: (isEditing: boolean) => void;
};
