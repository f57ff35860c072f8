import { Hono } from 'hono';
import { z } from 'zod';
import { FILE_KINDS, FILES_PER_PAGE } from '#domain/files/site-file.ts';
import { MAX_CALL_SIZE } from '#domain/search/paging.ts';
import type { EngineContext } from '../../context.ts';
import { deleteFile, fileUses, listSiteFiles, uploadFile } from '../../operations/site-files.ts';
import { parse, parseQuery } from '../parse.ts';
import { requireAgent, savedByName } from '../require-agent.ts';

const FILES = '/space/:spaceID/app/website/admin/files';

const fileId = z.uuid({ error: 'A file has an id of the list of files' });
const uploadQuery = z.object({ name: z.string({ error: 'name is what the file is called' }).max(1000) });
const listQuery = z.object({
  text: z
    .string()
    .max(200)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'text cannot be searched for')
    .optional(),
  kind: z.enum(FILE_KINDS, { error: `kind is one of ${FILE_KINDS.join(', ')}` }).optional(),
  page: z.coerce.number({ error: 'page is a number' }).int().min(1).max(10_000).default(1),
  size: z.coerce
    .number({ error: 'size is a number' })
    .int()
    .min(1)
    .max(MAX_CALL_SIZE)
    .default(FILES_PER_PAGE),
});

/** The files of a space: list, upload (the body is the file), uses, delete. */
export function adminFileRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(FILES, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);

      return c.json(await listSiteFiles(context, { spaceId, ...parseQuery(listQuery, c.req.raw) }));
    })
    .post(FILES, async (c) => {
      const spaceId = c.req.param('spaceID');
      const agent = await requireAgent(context, c.req.raw, spaceId, 'pages');
      const { name } = parseQuery(uploadQuery, c.req.raw);
      const upload = { spaceId, name, request: c.req.raw, uploadedBy: savedByName(agent) };
      const { file, isNew } = await uploadFile(context, upload);

      return c.json(file, isNew ? 201 : 200);
    })
    .get(`${FILES}/:id/uses`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);
      const id = parse(fileId, c.req.param('id'), 'id');

      return c.json({ uses: await fileUses(context, { spaceId, id }) });
    })
    .delete(`${FILES}/:id`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);
      await deleteFile(context, { spaceId, id: parse(fileId, c.req.param('id'), 'id') });

      return c.body(null, 204);
    });
}
