import { pagePath } from '#domain/page/page-path.ts';
import type { Execute } from '../data/document.ts';
import { PageBySlugDocument } from '../data/page.generated.ts';
import { readPage } from '../data/read-page.ts';
import type { LoadedPage, Redirect } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';

/** A stored page as a content page; null if there is none, a redirect if it was renamed. */
export async function loadStoredPage(execute: Execute, slug: string): Promise<LoadedPage | Redirect | null> {
  const { data, failures } = await execute(PageBySlugDocument, { slug });
  if (!data?.page) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return null;
  }

  const { movedTo, revision, savedAt } = data.page;
  if (movedTo) return { redirect: pagePath(movedTo), status: 301 };

  return { kind: 'content', status: 200, page: readPage(data.page), revision, savedAt };
}
