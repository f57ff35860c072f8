export type RecentAnswers<T> = { remember(key: string, make: () => Promise<T>): Promise<T> };

type Options = { lifetimeMs: number; maxEntries: number; clock: () => Date };

/** Keeps what is dear to make for a while; the oldest goes when there are too many, a failure goes at once. */
export function createRecentAnswers<T>({ lifetimeMs, maxEntries, clock }: Options): RecentAnswers<T> {
  const entries = new Map<string, { answer: Promise<T>; until: number }>();

  return {
    remember(key, make) {
      const now = clock().getTime();
      const found = entries.get(key);
      if (found && found.until > now) return found.answer;

      const entry = { answer: make(), until: now + lifetimeMs };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value as string);
      entry.answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });

      return entry.answer;
    },
  };
}
