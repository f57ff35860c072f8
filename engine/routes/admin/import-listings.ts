import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { importFile } from '../../operations/listings/import-file.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';

const file = z.object({
  name: z.string().min(1, 'The file has no name').max(300, 'The name of the file is too long'),
  text: z.string().min(1, 'The file is empty'),
});

/** Imports listings of a site from a file of its agents. */
export function importListingsRoutes(context: EngineContext): Hono {
  return new Hono().post('/space/:spaceID/app/website/admin/listings/import', async (c) => {
    const spaceId = c.req.param('spaceID');
    await requireAgent(context, c.req.raw, spaceId);

    return c.json(await importFile(context, { spaceId, ...parse(file, await readBody(c.req.raw)) }));
  });
}
