import { request } from '../api.ts';
import { expectDone } from '../publishing/run-change.ts';
import {
  EditorCopyPageDocument,
  EditorDeletePageDocument,
  EditorPurgePageDocument,
  EditorRestorePageDocument,
} from './editor-pages.generated.ts';

/** Puts a page into the trash as it was listed; throws the words of the refusal, for example that it was changed since. */
export async function deletePage({ slug, revision }: { slug: string; revision: string }): Promise<void> {
  expectDone(await request(EditorDeletePageDocument, { slug, revision }));
}

/** Copies a page as visitors see it to a new address, where they do not see it yet. */
export async function copyPage(slug: string, newSlug: string): Promise<void> {
  expectDone(await request(EditorCopyPageDocument, { slug, newSlug }));
}

export type RestoreOutcome = { kind: 'restored'; slug: string } | { kind: 'refused'; message: string };

/** Brings a page back from the trash; refused in words when its address is taken. */
export async function restorePage(key: string, slug: string | null): Promise<RestoreOutcome> {
  const { result } = await request(EditorRestorePageDocument, { key, slug });
  if ('page' in result) return { kind: 'restored', slug: result.page.slug };

  return { kind: 'refused', message: 'message' in result ? result.message : '' };
}

export async function purgePage(key: string): Promise<void> {
  expectDone(await request(EditorPurgePageDocument, { key }));
}
