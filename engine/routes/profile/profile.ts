import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { EMPTY_NAME, NOTE_MAX_LENGTH, SEARCH_NAME_MAX_LENGTH } from '#domain/account/saved-search.ts';
import { ALERT_FREQUENCIES, type AlertFrequency } from '#domain/alerts/frequency.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { chooseAlerts, readAlerts } from '../../operations/profile/alerts.ts';
import { agreeToTerms, readProfile, savePhone } from '../../operations/profile/customer-profile.ts';
import {
  favouriteIds,
  readFavourites,
  removeFavourite,
  saveFavourite,
} from '../../operations/profile/favourites.ts';
import {
  readSavedSearch,
  readSavedSearches,
  removeSavedSearch,
  type StoredSearch,
  saveSearch,
} from '../../operations/profile/saved-searches.ts';
import { leaveSharing, readSharedList, saveNote } from '../../operations/profile/sharing.ts';
import { resendVerificationEmail } from '../../operations/profile/resend-verification.ts';
import { searchedSource } from '../../operations/listings/search-context.ts';
import type { OwnedKey } from '../../store/people/favourite-table.ts';
import { parse, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireCustomer, requireCustomerClaims } from '../require-customer.ts';
import { shortFavourite, wireFavourite, wireProfile, wireSharedList } from './profile-responses.ts';

const PROFILE = '/space/:spaceID/profile';
/** The visitor's IP, set by the gateway. */
const VISITOR_IP_HEADER = 'x-visitor-address';
const ALL = { from: 0, size: Number.POSITIVE_INFINITY };

const likesQuery = z.object({
  extra: z.enum(['lite', 'address']).optional(),
  from: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
});
const alertChoice = {
  frequency: z.enum(ALERT_FREQUENCIES),
  /** Of the text that was shown. */
  version: z.string().max(100).optional(),
};
const note = z.string().trim().max(NOTE_MAX_LENGTH);
const like = z.object({ note: note.optional() });
const likeNote = z.object({ note });
const pageQuery = likesQuery.omit({ extra: true });
const namedSearch = z.object({
  name: z
    .string()
    .transform((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1, EMPTY_NAME).max(SEARCH_NAME_MAX_LENGTH)),
  uiState: z.unknown(),
  alerts: z.object(alertChoice).optional(),
});
const alerts = z.object({ ...alertChoice, searchId: z.string().max(100).optional() });
const agreement = z.object({ agreed: z.literal(true), version: z.string().max(100).optional() });
const contactInfo = z.object({ phone: z.string().max(100) });

/** What customers own; every call needs the customer's own token. */
export function profileRoutes(context: EngineContext): Hono {
  async function customerOf(c: Context) {
    const customer = await requireCustomer(context, c.req.raw, c.req.param('spaceID') ?? '');
    const source = c.req.param('source') ?? '';
    await searchedSource(context, { spaceId: customer.spaceId, source });

    return { ...customer, source };
  }
  const keyOf = async (c: Context): Promise<OwnedKey> => {
    const { isEmailVerified: _, ...key } = await customerOf(c);
    return key;
  };
  /** A choice with where it was made. */
  async function choiceOf(c: Context, choice: { frequency: AlertFrequency; version?: string | undefined }) {
    const { origin } = await requireCustomerClaims(context, c.req.raw, c.req.param('spaceID') ?? '');
    const { frequency, version } = choice;

    return {
      frequency,
      ...(version !== undefined && { version }),
      origin: origin ?? null,
      via: 'site' as const,
      visitorIp: c.req.header(VISITOR_IP_HEADER) ?? null,
    };
  }

  return new Hono()
    .use(`${PROFILE}/*`, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .get(`${PROFILE}/likes/:source`, async (c) => {
      const key = await keyOf(c);
      const { extra, ...page } = parseQuery(likesQuery, c.req.raw);
      if (extra === 'lite') return c.json({ favourites: await favouriteIds(context, key) });

      const { total, favourites } = await readFavourites(context, key, extra ? ALL : page);
      return c.json({
        total,
        favourites: favourites.map((one) => (extra ? shortFavourite(one) : wireFavourite(one))),
      });
    })
    .put(`${PROFILE}/likes/:source/:listingId`, async (c) => {
      const key = await keyOf(c);
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
      const key = await keyOf(c);
      const { note } = parse(likeNote, await readBody(c.req.raw));
      const listingId = c.req.param('listingId');
      await saveNote(context, { ...key, listingId, note });

      return c.json({ ok: true, id: listingId, note });
    })
    .get(`${PROFILE}/shared/:source`, async (c) => {
      const key = await keyOf(c);

      return c.json(wireSharedList(await readSharedList(context, key, parseQuery(pageQuery, c.req.raw))));
    })
    .delete(`${PROFILE}/shared`, async (c) => {
      const { isEmailVerified: _, ...key } = await requireCustomer(
        context,
        c.req.raw,
        c.req.param('spaceID'),
      );
      await leaveSharing(context, key);

      return c.body(null, 204);
    })
    .delete(`${PROFILE}/likes/:source/:listingId`, async (c) => {
      await removeFavourite(context, { ...(await keyOf(c)), listingId: c.req.param('listingId') });

      return c.body(null, 204);
    })
    .get(`${PROFILE}/searches/:source`, async (c) => {
      const key = await keyOf(c);
      const [searches, alerts] = await Promise.all([
        readSavedSearches(context, key),
        readAlerts(context, key),
      ]);

      return c.json({
        searches: searches.map((search) => ({
          ...wireSearch(search),
          alerts: alerts.searches.get(search.id) ?? 'never',
        })),
      });
    })
    .post(`${PROFILE}/searches/:source/named`, async (c) => {
      const key = await keyOf(c);
      const { name, uiState, alerts } = parse(namedSearch, await readBody(c.req.raw));
      const choice = alerts && (await choiceOf(c, alerts));
      const search = await saveSearch(context, { ...key, name, uiState, ...(choice && { alerts: choice }) });

      return c.json({ ...wireSearch(search), alerts: choice?.frequency ?? 'never' }, 201);
    })
    .get(`${PROFILE}/searches/:source/id/:id`, async (c) => {
      const key = { ...(await keyOf(c)), id: c.req.param('id') };

      const [search, alerts] = await Promise.all([readSavedSearch(context, key), readAlerts(context, key)]);
      return c.json({ ...wireSearch(search), alerts: alerts.searches.get(key.id) ?? 'never' });
    })
    .delete(`${PROFILE}/searches/:source/id/:id`, async (c) => {
      await removeSavedSearch(context, { ...(await keyOf(c)), id: c.req.param('id') });

      return c.body(null, 204);
    })
    .get(`${PROFILE}/alerts/:source`, async (c) => {
      const { favourites, consent } = await readAlerts(context, await keyOf(c));

      return c.json({ favourites, consent });
    })
    .put(`${PROFILE}/alerts/:source`, async (c) => {
      const key = await keyOf(c);
      const { searchId = null, ...choice } = parse(alerts, await readBody(c.req.raw));
      await chooseAlerts(context, { ...key, searchId }, await choiceOf(c, choice));

      return c.json({ searchId, frequency: choice.frequency });
    })
    .put(`${PROFILE}/contactInfo`, async (c) => {
      const { isEmailVerified: _, ...key } = await requireCustomer(
        context,
        c.req.raw,
        c.req.param('spaceID'),
      );
      const phone = readPhone(parse(contactInfo, await readBody(c.req.raw)).phone);
      await savePhone(context, { ...key, phone });

      return c.json({ contactInfo: { phone } });
    })
    .get(`${PROFILE}/validate/resend`, async (c) => {
      const customer = await requireCustomerClaims(context, c.req.raw, c.req.param('spaceID'));

      return c.json(await resendVerificationEmail(context, customer));
    })
    .get(`${PROFILE}/:source`, async (c) => {
      const profile = await readProfile(context, await customerOf(c));

      return c.json(wireProfile(profile, c.req.query('termsAgreement') !== undefined));
    })
    .put(`${PROFILE}/:source/termsAgreement`, async (c) => {
      const customer = await customerOf(c);
      const { isEmailVerified: _, ...key } = customer;
      const { version } = parse(agreement, await readBody(c.req.raw));
      const visitorIp = c.req.header(VISITOR_IP_HEADER) ?? null;
      await agreeToTerms(context, { ...key, visitorIp, ...(version !== undefined && { version }) });

      return c.json(wireProfile(await readProfile(context, customer), true));
    });
}

function wireSearch({ id, name, uiState, createdAt }: StoredSearch) {
  return { id, name, uiState, savedAt: createdAt };
}

/** Ten digits, with a country prefix of up to three. */
function readPhone(text: string): string {
  const digits = text
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s().-]/g, '');
  if (!/^\d{10,13}$/.test(digits)) throw badInput('phone', 'Please enter a valid phone number');

  return digits;
}
