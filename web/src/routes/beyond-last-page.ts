import type { LoadedPage } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { errorPage } from '../page/page-straps.ts';

type Complete = NonNullable<LoadedPage['complete']>;

/** Returns 404 for a page after the last one. `isBeyond` gets the data of a strap of the page. */
export function notBeyondLastPage(isBeyond: (data: Record<string, unknown>) => boolean): Complete {
  return ({ strapData }) => {
    const results = Object.values(strapData).flatMap((result) => ('data' in result ? [result.data] : []));
    const isMissing = results.some((data) => isBeyond((data ?? {}) as Record<string, unknown>));

    return isMissing
      ? {
          status: 404,
          page: errorPage(404, message('page.error.404.body')),
          head: { title: message('page.error.404.heading'), description: '' },
        }
      : {};
  };
}
