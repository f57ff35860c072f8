import type { ReactNode } from 'react';

/** A version to choose; the first of a list is live. */
export type ListedVersion = {
  revision: string;
  savedAt: string;
  /** How it became live, and by whom. */
  by: string;
  /** What it changed; empty where that is not known. */
  changes: string;
};

/** Versions of one document: a page, the header, the footer or the theme. */
export type VersionsSource = {
  list: () => Promise<ListedVersion[]>;
  /** What a version and the live one look like. */
  compare: (version: ListedVersion, live: ListedVersion) => Promise<ReactNode>;
  /** Why it cannot be restored now; null if it can. */
  refusal: string | null;
  restore: (version: ListedVersion, live: ListedVersion) => Promise<void>;
};
