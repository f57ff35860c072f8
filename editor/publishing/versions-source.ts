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
  /** What a version and a later one look like; `labels` name both. */
  compare: (
    version: ListedVersion,
    later: ListedVersion,
    labels: readonly [string, string],
  ) => Promise<ReactNode>;
  /** Makes a version an unsaved change or a draft, which visitors do not see. */
  draft: (version: ListedVersion, live: ListedVersion) => Promise<void>;
  /** Makes a version live; null where drafting is all there is. */
  publish: ((version: ListedVersion, live: ListedVersion) => Promise<void>) | null;
};
