import { Hono } from 'hono';
import { z } from 'zod';
import { NOTE_MAX_LENGTH } from '#domain/account/saved-search.ts';
import type { EngineContext } from '../../context.ts';
import {
  favouriteIds,
  readFavourites,
  removeFavourite,
  saveFavourite,
} from '../../operations/profile/favourites.ts';
import { leaveSharing, readSharedList, saveNote } from '../../operations/profile/sharing.ts';
import { parse, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { customerKeyOf, ownedKeyOf, PROFILE } from './customer-of-call.ts';
import { pageQuery } from './page-query.ts';
import { shortFavourite, wireFavourite, wireSharedList } from './profile-responses.ts';

const ALL = { from: 0, size: Number.POSITIVE_INFINITY };
const likesQuery = pageQuery.extend({ extra: z.enum(['lite', 'address']).optional() });
const note = z.string().trim().max(NOTE_MAX_LENGTH);
const like = z.object({ note: note.optional() });
const likeNote = z.object({ note });

/** Favourites with their notes, and the list that two customers share. */
export function favouriteRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(`${PROFILE}/likes/:source`, async (c) => {
      const key = await ownedKeyOf(context, c);
      const { extra, ...page } = parseQuery(likesQuery, c.req.raw);
      if (extra === 'lite') return c.json({ favourites: await favouriteIds(context, key) });

      const { total, favourites } = await readFavourites(context, key, extra ? ALL : page);
      return c.json({
        total,
        favourites: favourites.map((one) => (extra ? shortFavourite(one) : wireFavourite(one))),
      });
    })
    .put(`${PROFILE}/likes/:source/:listingId`, async (c) => {
      const key = await ownedKeyOf(context, c);
      const listingId = c.req.param('listingId');
      const isEmpty = c.req.raw.body === null;
      const { note } = isEmpty ? {} : parse(like, await readBody(c.req.raw));
      const isNew = await saveFavourite(context, {
        ...key,
        listingId,
        ...(note !== undefined && { note }),
      });

      return c.json({ ok: true, id: listingId }, isNew ? 201 : 200);
    })
    .put(`${PROFILE}/likes/:source/:listingId/note`, async (c) => {
      const key = await ownedKeyOf(context, c);
      const { note } = parse(likeNote, await readBody(c.req.raw));
      const listingId = c.req.param('listingId');
      await saveNote(context, { ...key, listingId, note });

      return c.json({ ok: true, id: listingId, note });
    })
    .delete(`${PROFILE}/likes/:source/:listingId`, async (c) => {
      const key = await ownedKeyOf(context, c);
      await removeFavourite(context, { ...key, listingId: c.req.param('listingId') });

      return c.body(null, 204);
    })
    .get(`${PROFILE}/shared/:source`, async (c) => {
      const key = await ownedKeyOf(context, c);

      return c.json(wireSharedList(await readSharedList(context, key, parseQuery(pageQuery, c.req.raw))));
    })
    .delete(`${PROFILE}/shared`, async (c) => {
      await leaveSharing(context, await customerKeyOf(context, c));

      return c.body(null, 204);
    });
}
