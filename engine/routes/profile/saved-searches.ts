import { Hono } from 'hono';
import { z } from 'zod';
import { EMPTY_NAME, SEARCH_NAME_MAX_LENGTH } from '#domain/account/saved-search.ts';
import type { EngineContext } from '../../context.ts';
import { chooseAlerts, readAlerts } from '../../operations/profile/alerts.ts';
import {
  readSavedSearch,
  readSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '../../operations/profile/saved-searches.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { alertChoice, choiceOf } from './alert-choice.ts';
import { ownedKeyOf, PROFILE } from './customer-of-call.ts';
import { wireSearch } from './profile-responses.ts';

const namedSearch = z.object({
  name: z
    .string()
    .transform((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1, EMPTY_NAME).max(SEARCH_NAME_MAX_LENGTH)),
  uiState: z.unknown(),
  alerts: alertChoice.optional(),
});
/** Of a saved search or, without one, of the favourites. */
const alertsOf = alertChoice.extend({ searchId: z.string().max(100).optional() });

/** Saved searches, and how often a customer is mailed about them and about the favourites. */
export function savedSearchRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(`${PROFILE}/searches/:source`, async (c) => {
      const key = await ownedKeyOf(context, c);
      const [searches, alerts] = await Promise.all([
        readSavedSearches(context, key),
        readAlerts(context, key),
      ]);

      return c.json({
        searches: searches.map((search) => wireSearch(search, alerts.searches.get(search.id))),
      });
    })
    .post(`${PROFILE}/searches/:source/named`, async (c) => {
      const key = await ownedKeyOf(context, c);
      const { name, uiState, alerts } = parse(namedSearch, await readBody(c.req.raw));
      const choice = alerts && (await choiceOf(context, c, alerts));
      const { search, isNew } = await saveSearch(context, {
        ...key,
        name,
        uiState,
        ...(choice && { alerts: choice }),
      });
      if (isNew) return c.json(wireSearch(search, choice?.frequency), 201);

      const frequency = (await readAlerts(context, key)).searches.get(search.id);
      return c.json({ ...wireSearch(search, frequency), alreadySaved: true });
    })
    .get(`${PROFILE}/searches/:source/id/:id`, async (c) => {
      const key = { ...(await ownedKeyOf(context, c)), id: c.req.param('id') };
      const [search, alerts] = await Promise.all([readSavedSearch(context, key), readAlerts(context, key)]);

      return c.json(wireSearch(search, alerts.searches.get(key.id)));
    })
    .delete(`${PROFILE}/searches/:source/id/:id`, async (c) => {
      const key = await ownedKeyOf(context, c);
      await removeSavedSearch(context, { ...key, id: c.req.param('id') });

      return c.body(null, 204);
    })
    .get(`${PROFILE}/alerts/:source`, async (c) => {
      const { favourites, consent } = await readAlerts(context, await ownedKeyOf(context, c));

      return c.json({ favourites, consent });
    })
    .put(`${PROFILE}/alerts/:source`, async (c) => {
      const key = await ownedKeyOf(context, c);
      const { searchId = null, ...choice } = parse(alertsOf, await readBody(c.req.raw));
      await chooseAlerts(context, { ...key, searchId }, await choiceOf(context, c, choice));

      return c.json({ searchId, frequency: choice.frequency });
    });
}
