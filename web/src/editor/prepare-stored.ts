import type { Page } from '#domain/page/page.ts';
import { loadStraps } from '#web/strap-plugins/kit/registry.ts';
import { readPage } from '../data/read-page.ts';
import { preparePage } from './prepare-page.ts';

/** A page as the API gives it, ready to be edited, with the definitions of its straps loaded. */
export async function prepareStored(stored: Parameters<typeof readPage>[0]): Promise<Page> {
  const page = readPage(stored);
  await loadStraps([...(page.hero ? [page.hero] : []), ...page.straps].map(({ name }) => name));

  return preparePage(page);
}
