import type { EngineContext } from '#engine/context.ts';
import { notFound } from '#engine/errors.ts';
import { findSettings } from '#engine/store/settings-table.ts';
import { findSold, type StoredSold, searchSolds } from '#engine/store/listings/sold-table.ts';
import type { SearchTarget } from './prepare-search.ts';
import { searchedSource } from './search-context.ts';

type Context = Pick<EngineContext, 'db' | 'cache'>;

export type Sold = Record<string, unknown> & { id: string };

/** Sold listings of the site's office, the newest first; of a site without an office, those of its source. */
export async function listSolds(
  context: Context,
  target: SearchTarget,
  page: { limit: number; offset: number; text?: string },
): Promise<{ total: number; solds: Sold[] }> {
  const { total, solds } = await searchSolds(context.db, { ...page, ...(await office(context, target)) });

  return { total, solds: solds.map(asSold) };
}

export async function readSold(context: Context, target: SearchTarget, id: string): Promise<Sold> {
  const sold = await findSold(context.db, { id, ...(await office(context, target)) });
  if (!sold) throw notFound(`Sold listing ${id}`);

  return asSold(sold);
}

async function office(context: Context, target: SearchTarget) {
  const { source } = await searchedSource(context, target);
  const website = await findSettings(context.db, { spaceId: target.spaceId, name: 'website' });
  const { config } = (website?.body ?? {}) as { config?: { setup?: { brokerageID?: unknown } } };
  const officeId = config?.setup?.brokerageID;

  return { source: source.key, officeId: typeof officeId === 'string' && officeId ? officeId : null };
}

function asSold({ id, document }: StoredSold): Sold {
  return { ...document, id };
}
