import type { LoadedPage } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { errorPage } from '../page/page-straps.ts';

/** Heading of the error page for a status (specification section 2). */
export function errorHeading(code: number): string {
  switch (code) {
    case 404:
      return message('page.error.404.heading');
    case 500:
      return message('page.error.500.heading');
    default:
      return message('page.error.other.heading');
  }
}

export function errorLoadedPage(code: number): LoadedPage {
  return {
    kind: 'error',
    status: code,
    page: errorPage(code, code === 404 ? message('page.error.404.body') : message('page.error.body')),
    revision: null,
    savedAt: null,
    head: { title: errorHeading(code), description: '' },
  };
}
