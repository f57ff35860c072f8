import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { EngineContext } from '../../context.ts';
import { importSiteArchive, openSiteArchive } from '../../operations/sites/site-archive.ts';
import { requireAgent } from '../require-agent.ts';

const ARCHIVE = '/space/:spaceID/app/website/admin/archive';

/** The whole site as one archive, and back; for its owners. */
export function adminArchiveRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(ARCHIVE, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId, 'archive');
      const { stream, bytes } = await openSiteArchive(context, spaceId);

      return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
        'content-type': 'application/gzip',
        'content-length': String(bytes),
      });
    })
    .post(ARCHIVE, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId, 'archive');

      return c.json(await importSiteArchive(context, { spaceId, request: c.req.raw }));
    });
}
