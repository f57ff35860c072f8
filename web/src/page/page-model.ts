import type { Page } from '#domain/page/page.ts';
import type { ModalListing } from '../modals/modal-request.ts';
import type { RouteId } from '../site/route-table.ts';
import type { SiteModel } from '../site/site-model.ts';

/** What a strap's document answered; `failed` when it could not be had. */
export type StrapAnswer = { data: unknown } | { failed: true };

/** content: a stored page an agent may edit. system: placed by the product for a route. error: no page to show. */
export type PageKind = 'content' | 'system' | 'error';

/** What a page says in its head; complete, absolute addresses. */
export type HeadModel = {
  title: string;
  description: string;
  canonical: string | null;
  /** Content of the robots meta tag; null leaves it out. */
  robots: string | null;
  imageUrl: string | null;
  /** Structured data of the page (schema.org), one script each. */
  jsonLd?: readonly Record<string, unknown>[];
};

/** Ids under which the answers for the header and the footer are kept beside those of the straps. */
export const HEADER_ID = 'header';
export const FOOTER_ID = 'footer';

/** A draft shown by its link; not a draft any more once it went live. `expiresAt` is an instant in ISO 8601. */
export type PagePreview = { isDraft: boolean; expiresAt: string };

/** Everything about the page that is shown: what is rendered, and what an agent edits. */
export type PageModel = {
  kind: PageKind;
  status: number;
  page: Page;
  /** The stored page's revision; null when there is no stored page. */
  revision: string | null;
  savedAt: string | null;
  head: HeadModel;
  route: { id: RouteId; params: Record<string, string | undefined>; url: string };
  /** The home whose details the page shows. */
  listing?: ModalListing;
  /** Set when the page is shown by the link of a preview. */
  preview?: PagePreview;
  /** Answers by strap id, with those of the hero (its id), the header and the footer. */
  strapData: Record<string, StrapAnswer>;
};

/** What one request for a route's data answers. */
export type RouteData = { site: SiteModel; model: PageModel };

/** Answer of `/_data{path}`: the data of a route, or where it has moved. */
export type DataAnswer = RouteData | { redirect: string; status: number };

/** What `EditorEntry` of editor/toolbar-entry.tsx is given. It stands above the page. */
export type EditorEntryProps = RouteData & {
  isEditing: boolean;
  /** True takes the public page away, so that the editor can draw the page in its place; false brings it back. */
  onEditingChange: (isEditing: boolean) => void;
};
