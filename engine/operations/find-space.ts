import type { Space } from '#domain/site/website.ts';
import type { EngineContext } from '../context.ts';
import { badInput, notFound } from '../errors.ts';
import { findSpace, findSpaceByHost } from '../store/space-table.ts';

type Context = Pick<EngineContext, 'db' | 'cache'>;

/** The space of a host header, in any letter case and with or without a port. */
export async function spaceOfHost({ db }: Pick<Context, 'db'>, host: string): Promise<Space> {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '');
  if (!name) throw badInput('host', 'host is the name of a site');

  const space = await findSpaceByHost(db, name);
  if (!space) throw notFound(`A site at ${name}`);
  return space;
}

export function requireSpace({ db, cache }: Context, spaceId: string): Promise<Space> {
  return cache.getOrCompute(spaceId, 'space', async () => {
    const space = await findSpace(db, spaceId);
    if (!space) throw notFound(`Space ${spaceId}`);

    return space;
  });
}
