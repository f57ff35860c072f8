import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { readPublicInfo, savePublicInfo } from '../../operations/listings/listing-public-info.ts';
import { NOTHING_SAVED } from '../../operations/stale-revision.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { etag, ifMatch } from '../revisions.ts';

const INFO = '/space/:spaceID/listings/:source/public/:listingID';

const url = z.string().min(1).max(2000);
const media = z.discriminatedUnion('type', [
  z.object({ type: z.literal('image'), data: z.object({ imageUrl: url }) }),
  z.object({ type: z.literal('video'), data: z.object({ url }) }),
  z.object({ type: z.literal('other'), data: z.object({ html: z.string().max(100_000) }) }),
]);
const publicInfo = z.object({ additionalMedia: z.array(media).max(200) });

/** Pictures, videos and HTML that agents add to a listing. */
export function listingPublicInfoRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(INFO, async (c) => {
      const { spaceID: spaceId, source, listingID: id } = c.req.param();

      const { info, saved } = await readPublicInfo(context, { spaceId, source, id });
      return c.json(info, 200, etag(saved ?? NOTHING_SAVED));
    })
    .put(INFO, async (c) => {
      const { spaceID: spaceId, source, listingID: id } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId, 'pages');
      const revision = ifMatch(c.req.raw);
      const body = parse(publicInfo, await readBody(c.req.raw));
      const write = { spaceId, source, id, body, revision, savedBy: savedByName(agent) };
      const saved = await savePublicInfo(context, write);

      return c.json(saved.body, 200, etag(saved));
    });
}
