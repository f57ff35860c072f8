import type { Page } from '#domain/page/page.ts';
import { readPage } from '#web/src/data/read-page.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { preparePage } from './prepare-page.ts';

/** Prepares a page of the API for editing after loading its strap definitions; straps that cannot be loaded are unchanged. */
export async function prepareStored(stored: Parameters<typeof readPage>[0]): Promise<Page> {
  const page = readPage(stored);
  const names = new Set([...(page.hero ? [page.hero] : []), ...page.straps].map(({ name }) => name));
  await Promise.allSettled([...names].map(loadStrap));

  return preparePage(page);
}
