/** The listing a modal is about. */
export type ModalListing = { id: string; mls: string; path: string; address: string | null };

/** Every modal of the public site by its kind, with what it needs to know. */
export type Modals = {
  /** Any form of the forms manager; its own name is the title when none is given. */
  form: { formId: string; title?: string; listing?: ModalListing };
  /** Sharing a page: its path, and what it is called. */
  share: {
    path: string;
    title: string;
    /** Stands above the ways, where it is no listing that is shared. */
    heading?: string;
  };
  /** A message to the agent, about a listing when there is one. */
  contact: { listing?: ModalListing };
  /** More about a listing, as phones ask for it. */
  'more-info': { listing: ModalListing };
  /** A visit to a listing. */
  tour: { listing?: ModalListing };
  /** What the visitor's own home is worth. */
  estimate: Record<never, never>;
  /** What membership of the Virtual Office Website is. */
  'vow-facts': Record<never, never>;
  /** A YouTube video by its id. */
  video: { id: string; title: string };
  /** Signing in; `reason` is a sentence that says what for. */
  auth: { reason?: string };
};

export type ModalKind = keyof Modals;

/** One modal with its properties, for example `{ kind: 'tour', props: { listing } }`. */
export type ModalRequest<K extends ModalKind = ModalKind> = {
  [Kind in K]: { kind: Kind; props: Modals[Kind] };
}[K];
