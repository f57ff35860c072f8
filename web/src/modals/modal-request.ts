import type { PendingAction } from '../site/pending-action.ts';

/** The listing a modal is about. */
export type ModalListing = { id: string; mls: string; path: string; address: string | null };

/** Parameters of every public modal, by kind. */
export type Modals = {
  /** Any form of the forms manager; titled with its own name by default, `values` filled in. */
  form: { formId: string; title?: string; listing?: ModalListing; values?: Record<string, string> };
  /** Shares a page by path and title. */
  share: {
    path: string;
    title: string;
    /** A page of the site instead of a listing. */
    isPage?: boolean;
  };
  /** A message to the agent, optionally about a listing. */
  contact: {
    listing?: ModalListing;
    /** What the message begins with. */
    question?: string;
    /** Another agent of the team than the one whose page or listing it is. */
    agentId?: string;
  };
  /** Request for more details of a listing, on phones. */
  'more-info': { listing: ModalListing };
  /** Request for a tour; `formId` names another contact form than the stock one. */
  tour: { listing?: ModalListing; formId?: string };
  /** Request for an estimate of the visitor's own home, whose address may be known. */
  estimate: { address?: string };
  /** Explains membership of the Virtual Office Website. */
  'vow-facts': Record<never, never>;
  /** A YouTube video by its id. */
  video: { id: string; title: string };
  /** The viewing conditions that the customer has not completed. */
  nag: Record<never, never>;
  /** Sign in; `reason` is a sentence shown above, `pending` what the visitor wanted, which is done afterwards. */
  auth: { reason?: string; pending?: PendingAction };
  /** Saves the search of a URL; `name` is suggested. Customers only. */
  'save-search': { url: string; name?: string | undefined };
  /** Saved searches and favourites. Customers only. */
  saved: Record<never, never>;
};

export type ModalKind = keyof Modals;

/** One modal with its parameters, for example `{ kind: 'tour', props: { listing } }`. */
export type ModalRequest<K extends ModalKind = ModalKind> = {
  [Kind in K]: { kind: Kind; props: Modals[Kind] };
}[K];
