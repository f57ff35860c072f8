import type { LoadedPage } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { errorPage } from '../page/page-straps.ts';

type Complete = NonNullable<LoadedPage['complete']>;

/** A page after the last one is not there. `isBeyond` is told what a strap of the page was answered. */
export function notBeyondLastPage(isBeyond: (data: Record<string, unknown>) => boolean): Complete {
  return ({ strapData }) => {
    const answers = Object.values(strapData).flatMap((answer) => ('data' in answer ? [answer.data] : []));
    const isMissing = answers.some((data) => isBeyond((data ?? {}) as Record<string, unknown>));

    return isMissing
      ? {
          status: 404,
          page: errorPage(404, message('page.error.404.body')),
          head: { title: message('page.error.404.heading'), description: '' },
        }
      : {};
  };
}
