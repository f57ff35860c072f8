import type { Execute } from '../data/document.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import { loadStoredPage } from './stored-page.ts';

/** The agent's own page with the slug of a product route if there is one, else the system page. */
export async function ownPage(
  execute: Execute,
  slug: string,
  orElse: () => LoadedPage | Promise<LoadedPage>,
): Promise<LoadedPage> {
  const stored = await loadStoredPage(execute, slug);

  return stored && !('redirect' in stored) ? stored : orElse();
}
