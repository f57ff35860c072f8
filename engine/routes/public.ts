import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../context.ts';
import { EngineError } from '../errors.ts';
import { spaceOfHost } from '../operations/find-space.ts';
import { listPages } from '../operations/pages/list-pages.ts';
import type { PageSummary } from '../store/pages/page-table.ts';
import { parse, parseQuery } from './parse.ts';
import { readBody } from './read-body.ts';

const hostQuery = z.object({ host: z.string({ error: 'host is the name of a site' }).max(253) });
const invalidateBody = z.object({ spaceID: z.string().min(1), pageID: z.string().optional() });

/** The public documents of a site, and the call that invalidates its cache. */
export function publicRoutes(context: EngineContext): Hono {
  return new Hono()
    .get('/getSpace', async (c) => {
      const { host } = parseQuery(hostQuery, c.req.raw);

      return c.json(await spaceOfHost(context, host));
    })
    .get('/getPages/:spaceID', async (c) => {
      const pages = await listPages(context, c.req.param('spaceID'));

      return c.json({ pages: pages.filter(({ published }) => published).map(publicSummary) });
    })
    .post('/__invalidate__', async (c) => {
      if (!isSecret(context.invalidateSecret, c.req.header('x-invalidate-secret')))
        throw new EngineError('forbidden', 'This call needs the secret of the engine');

      const { spaceID } = parse(invalidateBody, await readBody(c.req.raw));
      context.cache.drop(spaceID);
      return c.body(null, 204);
    });
}

function publicSummary({ id, slug, name, order, title, savedAt }: PageSummary) {
  return { id, slug, name, order, title, savedAt };
}

/** Constant-time comparison; without a configured secret every value is rejected. */
function isSecret(secret: string | undefined, provided: string | undefined): boolean {
  if (!secret || !provided) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();

  return timingSafeEqual(hash(secret), hash(provided));
}
