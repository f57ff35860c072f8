import type { Page } from '#domain/page/page.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { EditorPagesDocument } from '../pages/editor-pages.generated.ts';
import { EditorSavePageDocument } from '../saving/save-page.generated.ts';
import { readSiteObject } from '../site/website/site-objects.ts';
import { EditorOldPageDocument, type EditorOldPagesQuery } from './migration.generated.ts';

export type OldPage = NonNullable<EditorOldPagesQuery['oldPages']>[number];
/** What became of a page; `problems` name strap, field and reason of each part that cannot be stored. */
export type MigratedPage = OldPage & { problems: readonly string[] };
/** What would become of a page: nothing is stored. */
export type PlannedPage = MigratedPage & {
  straps: number;
  /** A page with this path is here already. */
  isHere: boolean;
  /** Templates that are not installed: the page stores their straps and shows a placeholder. */
  unknown: readonly string[];
};

type Begun = { id: string; revision: string | null };

/**
 * Stores one page of the older engine. A page that is here already gets a new version, so that its earlier ones can be
 * restored; a new page is hidden from visitors until its agent shows it. `begun` is what an interrupted run noted before
 * it stored this page: when the page has changed since, it is stored already. Rejects when a call fails.
 */
export async function migratePage(
  old: OldPage,
  { begun, onBegin }: { begun: Begun | null; onBegin: (begun: Begun) => void },
): Promise<MigratedPage> {
  const { pages } = await request(EditorPagesDocument, {});
  const stored = pages.find(({ slug }) => slug === old.slug);
  const revision = stored?.revision ?? null;
  if (begun?.id === old.id && begun.revision !== revision) return { ...old, problems: [] };

  const read = await readOldPage(old);
  if ('problems' in read) return { ...old, problems: read.problems };

  onBegin({ id: old.id, revision });
  const { page } = read;
  const input = stored
    ? {
        page: { ...page, order: pages.indexOf(stored) },
        previousSlug: stored.slug,
        revision: stored.revision,
      }
    : { page: { ...page, order: pages.length }, published: false };
  const { savePage } = await request(EditorSavePageDocument, {
    input: { ...input, formerPath: old.formerPath ?? null },
  });

  if ('page' in savePage) return { ...old, problems: [] };
  return {
    ...old,
    problems: ['message' in savePage ? savePage.message : editorMessage('migration.conflict')],
  };
}

/** What {@link migratePage} would do with these pages. Rejects when a call fails. */
export async function planPages(chosen: readonly OldPage[]): Promise<PlannedPage[]> {
  const { pages } = await request(EditorPagesDocument, {});
  const planned: PlannedPage[] = [];

  for (const old of chosen) {
    const isHere = pages.some(({ slug }) => slug === old.slug);
    const read = await readOldPage(old);
    if ('problems' in read) {
      planned.push({ ...old, problems: read.problems, straps: 0, isHere, unknown: [] });
      continue;
    }
    const { hero, straps } = read.page;
    const names = new Set([...(hero ? [hero] : []), ...straps].map(({ name }) => name));
    const found = await Promise.all([...names].map(async (name) => ((await loadStrap(name)) ? null : name)));
    const unknown = found.filter((name) => name !== null);
    planned.push({ ...old, problems: [], straps: straps.length, isHere, unknown });
  }

  return planned;
}

async function readOldPage({ id }: OldPage): Promise<{ page: Page } | { problems: readonly string[] }> {
  const { oldPage } = await request(EditorOldPageDocument, { id });
  if (!oldPage) return { problems: [editorMessage('migration.gone')] };

  const read = await readSiteObject('page', JSON.stringify(oldPage));
  if ('problems' in read) return read;

  return { page: read.object.value as Page };
}
