import type { Execute } from '../data/document.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import { loadStoredPage } from './stored-page.ts';

/** The agent's own page for a route of the product, when one has that slug; else the product's. */
export async function ownPage(
  execute: Execute,
  slug: string,
  orElse: () => LoadedPage | Promise<LoadedPage>,
): Promise<LoadedPage> {
  const stored = await loadStoredPage(execute, slug);

  return stored && !('redirect' in stored) ? stored : orElse();
}
