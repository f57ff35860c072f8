export type SavedSearchEntry = { id: string; name: string; path: string };

/** What a customer saved. */
export type CustomerLists = {
  /** Id of the customer. */
  id: string;
  favouriteIds: readonly string[];
  /** The most recent first. */
  savedSearches: readonly SavedSearchEntry[];
};
