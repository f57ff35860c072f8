import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { OWN_LISTING_STATUSES, ownListingFacts } from '#domain/listing/own-listing-schema.ts';
import { hasRight } from '#domain/site/roles.ts';
import type { EngineContext } from '../../context.ts';
import { findPosition } from '../../operations/listings/own/find-position.ts';
import {
  type OwnListing,
  readOwnListing,
  readOwnListings,
  removeOwnListing,
  saveOwnListing,
} from '../../operations/listings/own/own-listings.ts';
import { revisionRequired } from '../../operations/stale-revision.ts';
import { parse, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { etag, ifMatch } from '../revisions.ts';

const ADMIN = '/space/:spaceID/app/website/admin';
const OWN = `${ADMIN}/own-listings`;
const POSITION = `${ADMIN}/address-position`;

const query = z.object({
  text: z.string().max(200).default(''),
  status: z.enum(OWN_LISTING_STATUSES).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(30),
});

const typedAddress = z.object({
  address: z.string().trim().max(200).default(''),
  city: z.string().trim().max(100).default(''),
  province: z.string().trim().max(100).default(''),
  postalCode: z.string().trim().max(20).default(''),
});

/** Listings that the agents of a site enter: all for owners and editors, their own for agents. */
export function ownListingRoutes(context: EngineContext): Hono {
  const callOf = async (c: Context) => {
    const claims = await requireAgent(context, c.req.raw, c.req.param('spaceID') ?? '', 'ownListings');
    const onlyOf = claims.role && hasRight(claims.role, 'listings') ? null : claims.subject;

    return { spaceId: claims.spaceId, onlyOf, author: { uid: claims.subject, name: savedByName(claims) } };
  };
  const revisionOf = (c: Context) => {
    const revision = ifMatch(c.req.raw);
    if (revision === undefined) throw revisionRequired();

    return revision;
  };
  const respond = (c: Context, listing: OwnListing, status: 200 | 201 = 200) =>
    c.json(listing, status, etag(listing));

  return new Hono()
    .get(OWN, async (c) => {
      const { author: _, ...target } = await callOf(c);
      const { status = null, ...requested } = parseQuery(query, c.req.raw);

      return c.json(await readOwnListings(context, { ...target, ...requested, status }));
    })
    .get(POSITION, async (c) => {
      const { spaceId } = await callOf(c);
      const typed = parseQuery(typedAddress, c.req.raw);

      return c.json({ position: await findPosition(context, { spaceId, ...typed }) });
    })
    .get(`${OWN}/:id`, async (c) => {
      const { author: _, ...target } = await callOf(c);

      return respond(c, await readOwnListing(context, { ...target, id: c.req.param('id') }));
    })
    .post(OWN, async (c) => {
      const call = await callOf(c);
      const facts = parse(ownListingFacts, await readBody(c.req.raw));

      return respond(c, await saveOwnListing(context, { ...call, stored: null, facts }), 201);
    })
    .put(`${OWN}/:id`, async (c) => {
      const call = await callOf(c);
      const stored = { id: c.req.param('id'), revision: revisionOf(c) };
      const facts = parse(ownListingFacts, await readBody(c.req.raw));

      return respond(c, await saveOwnListing(context, { ...call, stored, facts }));
    })
    .delete(`${OWN}/:id`, async (c) => {
      const { author: _, ...target } = await callOf(c);
      await removeOwnListing(context, { ...target, id: c.req.param('id'), revision: revisionOf(c) });

      return c.json({ deleted: true });
    });
}
