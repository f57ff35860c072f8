import { request } from '../api/api.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { EditorPagesDocument, type EditorPagesQuery } from './editor-pages.generated.ts';

export type ListedPage = EditorPagesQuery['pages'][number];

/** Loads the pages of the site. */
export const usePageList = () => useLoaded<readonly ListedPage[]>(loadPages);

async function loadPages(signal?: AbortSignal): Promise<readonly ListedPage[]> {
  return (await request(EditorPagesDocument, {}, signal)).pages;
}
