import { PagePreviewDocument } from '../data/preview.generated.ts';
import { readPage } from '../data/read-page.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { errorLoadedPage } from './error-page.ts';

/** A draft for anyone with its link, never indexed; 404 once the link has expired. */
export const load: RouteLoader = async ({ params, execute }) => {
  const { data, failures } = await execute(PagePreviewDocument, { token: params.token ?? '' });
  if (!data?.pagePreview) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404);
  }

  const { page, isDraft, expiresAt } = data.pagePreview;

  return {
    kind: 'system',
    status: 200,
    page: readPage(page),
    revision: null,
    savedAt: page.savedAt ?? null,
    head: { robots: 'noindex,nofollow' },
    preview: { isDraft, expiresAt },
  };
};
