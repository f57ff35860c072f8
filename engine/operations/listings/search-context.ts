import type { Space } from '#domain/site/website.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findSource, type Source } from '../../store/listings/source-table.ts';
import { requireSpace } from '../find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'index'>;

/** A space with its listing source; sources of other spaces are not found. */
export async function searchedSource(
  context: Context,
  { spaceId, source: key }: { spaceId: string; source: string },
): Promise<{ space: Space; source: Source }> {
  const space = await requireSpace(context, spaceId);
  if (space.source !== key) throw notFound(`Source ${key} of space ${spaceId}`);

  return { space, source: await requireSource(context, key) };
}

export async function requireSource(
  { db, index }: Pick<Context, 'db' | 'index'>,
  key: string,
): Promise<Source> {
  const source = index?.source(key) ?? (await findSource(db, key));
  if (!source) throw notFound(`Source ${key}`);

  return source;
}
