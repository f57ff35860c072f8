import type { Page } from '#domain/page/page.ts';
import type { Viewer } from '../site/site-model.ts';

export type OfflinePage = { page: Page; revision: string; savedAt: string };
/** The last action of the page builder. */
export type BuilderState = { slug: string; revision: string; savedAt: string };

type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEYS = { pages: 'offline-pages', builder: 'offline-page-builder', agent: 'offline-agent' } as const;

/** Pages, page builder state and sign-in, stored in this browser only. */
export function createOfflineStore(storage: StringStorage, now: () => Date) {
  const pages = () => read<Record<string, OfflinePage>>(storage, KEYS.pages) ?? {};

  return {
    page: (slug: string): OfflinePage | null =>
      Object.hasOwn(pages(), slug) ? (pages()[slug] ?? null) : null,

    /** A renamed page is removed from its old path. */
    savePage(page: Page, previousSlug: string): OfflinePage {
      const { [previousSlug]: before, ...others } = pages();
      const revision = `offline-${Number(before?.revision.split('-').at(-1) ?? 0) + 1}`;
      const stored = { page: { ...page, id: page.slug }, revision, savedAt: now().toISOString() };
      storage.setItem(KEYS.pages, JSON.stringify({ ...others, [page.slug]: stored }));
      const builder: BuilderState = { slug: page.slug, revision, savedAt: stored.savedAt };
      storage.setItem(KEYS.builder, JSON.stringify(builder));

      return stored;
    },

    builder: () => read<BuilderState>(storage, KEYS.builder),
    agent: () => read<NonNullable<Viewer['agent']>>(storage, KEYS.agent),
    signIn: (agent: NonNullable<Viewer['agent']>) => storage.setItem(KEYS.agent, JSON.stringify(agent)),
    signOut: () => storage.removeItem(KEYS.agent),
  };
}

export type OfflineStore = ReturnType<typeof createOfflineStore>;

function read<T>(storage: StringStorage, key: string): T | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
