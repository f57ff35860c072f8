import type { Page } from '#domain/page/page.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { readPage } from '#web/src/data/read-page.ts';
import { preparePage } from './prepare-page.ts';

/** A page as the API gives it, ready to be edited, with the definitions of its straps loaded; what cannot be loaded stays as it is stored. */
export async function prepareStored(stored: Parameters<typeof readPage>[0]): Promise<Page> {
  const page = readPage(stored);
  const names = new Set([...(page.hero ? [page.hero] : []), ...page.straps].map(({ name }) => name));
  await Promise.allSettled([...names].map(loadStrap));

  return preparePage(page);
}
