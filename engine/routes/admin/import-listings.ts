import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { importFile } from '../../operations/listings/import-file.ts';
import { addSamples, readSamples, removeSamples } from '../../operations/listings/samples/sample-listings.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';

const file = z.object({
  name: z.string().min(1, 'The file has no name').max(300, 'The name of the file is too long'),
  text: z.string().min(1, 'The file is empty'),
});

/** Listings of a site from a file of its agents, and samples until there are any. */
export function importListingsRoutes(context: EngineContext): Hono {
  const at = '/space/:spaceID/app/website/admin/listings';
  const siteOf = async (c: Context) => {
    const spaceId = c.req.param('spaceID') ?? '';
    await requireAgent(context, c.req.raw, spaceId);

    return spaceId;
  };

  return new Hono()
    .post(`${at}/import`, async (c) => {
      const spaceId = await siteOf(c);

      return c.json(await importFile(context, { spaceId, ...parse(file, await readBody(c.req.raw)) }));
    })
    .get(`${at}/samples`, async (c) => c.json(await readSamples(context, await siteOf(c))))
    .post(`${at}/samples`, async (c) => c.json(await addSamples(context, await siteOf(c))))
    .delete(`${at}/samples`, async (c) => c.json(await removeSamples(context, await siteOf(c))));
}
