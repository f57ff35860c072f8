import { Hono } from 'hono';
import { z } from 'zod';
import { ALT_TEXT_MAX, FOCUS_STEP } from '#domain/files/image-focus.ts';
import { FILE_KINDS, FILES_PER_PAGE } from '#domain/files/site-file.ts';
import { MAX_CALL_SIZE } from '#domain/search/paging.ts';
import type { EngineContext } from '../../context.ts';
import { deleteFile, editFile, fileUses, listSiteFiles, uploadFile } from '../../operations/site-files.ts';
import { sitePictures } from '../../operations/site-pictures.ts';
import { parse, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';

const ADMIN = '/space/:spaceID/app/website/admin';
const FILES = `${ADMIN}/files`;

const fileId = z.uuid({ error: 'A file has an id of the list of files' });
const uploadQuery = z.object({
  name: z.string({ error: 'name is what the file is called' }).max(1000),
  replaces: fileId.optional(),
});
const percent = z
  .number({ error: 'A focus is two numbers of percent' })
  .min(0, 'A focus is within the picture')
  .max(100, 'A focus is within the picture')
  .transform((value) => Math.round(value / FOCUS_STEP) * FOCUS_STEP);
const editBody = z.object({
  focus: z.object({ x: percent, y: percent }).optional(),
  altText: z.string().max(ALT_TEXT_MAX, `A description has at most ${ALT_TEXT_MAX} characters`).optional(),
});
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

/** The files of a space: list, upload (the body is the file), uses, edit, delete. */
export function adminFileRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(FILES, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);

      return c.json(await listSiteFiles(context, { spaceId, ...parseQuery(listQuery, c.req.raw) }));
    })
    .get(`${ADMIN}/pictures`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);

      return c.json({ pictures: await sitePictures(context, spaceId) });
    })
    .post(FILES, async (c) => {
      const spaceId = c.req.param('spaceID');
      const agent = await requireAgent(context, c.req.raw, spaceId, 'pages');
      const query = parseQuery(uploadQuery, c.req.raw);
      // Replacing a file changes every document that uses it.
      if (query.replaces) await requireAgent(context, c.req.raw, spaceId, 'site');
      const upload = { spaceId, ...query, request: c.req.raw, uploadedBy: savedByName(agent) };
      const { file, isNew } = await uploadFile(context, upload);

      return c.json(file, isNew ? 201 : 200);
    })
    .get(`${FILES}/:id/uses`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);
      const id = parse(fileId, c.req.param('id'), 'id');

      return c.json({ uses: await fileUses(context, { spaceId, id }) });
    })
    .put(`${FILES}/:id`, async (c) => {
      const spaceId = c.req.param('spaceID');
      const agent = await requireAgent(context, c.req.raw, spaceId);
      const id = parse(fileId, c.req.param('id'), 'id');
      const edit = parse(editBody, await readBody(c.req.raw));

      return c.json(await editFile(context, { spaceId, id, ...edit, savedBy: savedByName(agent) }));
    })
    .delete(`${FILES}/:id`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);
      await deleteFile(context, { spaceId, id: parse(fileId, c.req.param('id'), 'id') });

      return c.body(null, 204);
    });
}
