import type { Space } from '#domain/site/website.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { findSpace, listSourceSpaces } from '#engine/store/space-table.ts';

type Context = Pick<EngineContext, 'db'>;

export async function siteOf({ db }: Context, spaceId: string): Promise<Space> {
  const space = await findSpace(db, spaceId);
  if (!space) throw notFound('This site');

  return space;
}

/** Why agents cannot add listings of their own: those of a source that several sites show would be seen on all of them. */
export async function sourceRejection(db: Context['db'], { id, source }: Space): Promise<string | null> {
  const others = (await listSourceSpaces(db, source)).filter((other) => other !== id);

  return others.length > 0
    ? 'Other sites show the listings of this source too: they are imported on the server'
    : null;
}

/** The site, whose source no other one shows. */
export async function requireOwnSource(context: Context, spaceId: string): Promise<Space> {
  const space = await siteOf(context, spaceId);
  const rejection = await sourceRejection(context.db, space);
  if (rejection) throw badInput('source', rejection);

  return space;
}
