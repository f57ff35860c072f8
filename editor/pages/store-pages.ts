import { request } from '../api/api.ts';
import { expectDone } from '../publishing/run-change.ts';
import {
  EditorCopyPageDocument,
  EditorDeletePageDocument,
  EditorOrderPagesDocument,
  EditorPurgePageDocument,
  EditorRestorePageDocument,
} from './editor-pages.generated.ts';

/** Moves a page at the listed revision to the trash; throws an error with the reason of a rejection, for example a later change. */
export async function deletePage({ slug, revision }: { slug: string; revision: string }): Promise<void> {
  expectDone(await request(EditorDeletePageDocument, { slug, revision }));
}

/** Copies the live page to an unpublished page with a new slug. */
export async function copyPage(slug: string, newSlug: string): Promise<void> {
  expectDone(await request(EditorCopyPageDocument, { slug, newSlug }));
}

export type RestoreOutcome = { kind: 'restored'; slug: string } | { kind: 'rejected'; message: string };

/** Restores a page from the trash; rejected with a message if its slug is taken. */
export async function restorePage(key: string, slug: string | null): Promise<RestoreOutcome> {
  const { result } = await request(EditorRestorePageDocument, { key, slug });
  if ('page' in result) return { kind: 'restored', slug: result.page.slug };

  return { kind: 'rejected', message: 'message' in result ? result.message : '' };
}

export async function purgePage(key: string): Promise<void> {
  expectDone(await request(EditorPurgePageDocument, { key }));
}

/** Puts the pages in this order. */
export async function orderPages(slugs: readonly string[]): Promise<void> {
  expectDone(await request(EditorOrderPagesDocument, { slugs: [...slugs] }));
}
