import type { LoadedPage } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { errorPage } from '../page/page-straps.ts';
import { errorHeading } from '../site/error-heading.ts';

export function errorLoadedPage(
  code: number,
  body: string = code === 404 ? message('page.error.404.body') : message('page.error.body'),
): LoadedPage {
  return {
    kind: 'error',
    status: code,
    page: errorPage(code, body),
    revision: null,
    savedAt: null,
    head: { title: errorHeading(code), description: '' },
  };
}
