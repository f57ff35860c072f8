import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { checkPage } from '#domain/page/page-schema.ts';
import type { EngineContext } from '../../context.ts';
import { discardDraft, publishDraft, readDraft, saveDraft } from '../../operations/pages/page-drafts.ts';
import { createPreview, readPreview, revokePreviews } from '../../operations/pages/page-preview.ts';
import {
  publishPage,
  type RevisedSchedule,
  readSchedule,
  schedulePage,
} from '../../operations/pages/page-schedule.ts';
import { listVersions, readVersion, restoreVersion } from '../../operations/pages/page-versions.ts';
import type { StoredDraft } from '../../store/pages/page-draft-table.ts';
import { accept, parse, versionNumber } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { ifMatch, revisionHeaders } from '../revisions.ts';
import { sendPage } from './admin-pages.ts';

const PAGE = '/space/:spaceID/app/website/admin/page/:pageID';

const revision = z.number({ error: 'It is the revision of the live page' }).int().positive();
const draftBody = z.object({ baseRevision: revision, page: z.unknown() });
const time = z.iso
  .datetime({ offset: true, error: 'It is a time as 2026-11-21T19:00:00Z, or null' })
  .transform((text) => new Date(text))
  .nullable()
  .default(null);
const scheduleBody = z.object({ publishAt: time, unpublishAt: time });
const publishedBody = z.object({ published: z.boolean({ error: 'It is true or false' }) });

/** The draft, versions, schedule and preview links of a page. */
export function adminDraftRoutes(context: EngineContext): Hono {
  const admit = async (c: Context) => {
    const { spaceID: spaceId = '', pageID: slug = '' } = c.req.param() as Record<string, string>;
    const right = c.req.method === 'GET' ? 'read' : 'pages';
    const agent = await requireAgent(context, c.req.raw, spaceId, right);

    return { key: { spaceId, slug }, name: savedByName(agent), revision: ifMatch(c.req.raw) };
  };

  return new Hono()
    .get(`${PAGE}/draft`, async (c) => {
      const { key } = await admit(c);

      return sendDraft(c, await readDraft(context, key));
    })
    .put(`${PAGE}/draft`, async (c) => {
      const { key, name, revision } = await admit(c);
      const body = parse(draftBody, await readBody(c.req.raw));
      const page = accept(checkPage(body.page, context.parts));
      const input = { ...key, page, baseRevision: body.baseRevision, revision, savedBy: name };
      const { draft, isNew } = await saveDraft(context, input);

      return sendDraft(c, draft, isNew ? 201 : 200);
    })
    .delete(`${PAGE}/draft`, async (c) => {
      const { key, revision } = await admit(c);
      await discardDraft(context, { ...key, revision });

      return c.body(null, 204);
    })
    .post(`${PAGE}/draft/publish`, async (c) => {
      const { key, name, revision } = await admit(c);

      return sendPage(c, await publishDraft(context, { ...key, revision, savedBy: name }));
    })
    .get(`${PAGE}/versions`, async (c) => {
      const { key } = await admit(c);

      return c.json({ versions: await listVersions(context, key) });
    })
    .get(`${PAGE}/versions/:version`, async (c) => {
      const { key } = await admit(c);
      const version = parse(versionNumber, c.req.param('version'), 'version');

      return c.json(await readVersion(context, { ...key, version }));
    })
    .post(`${PAGE}/versions/:version/restore`, async (c) => {
      const { key, name, revision } = await admit(c);
      const version = parse(versionNumber, c.req.param('version'), 'version');

      return sendPage(c, await restoreVersion(context, { ...key, version, revision, savedBy: name }));
    })
    .get(`${PAGE}/schedule`, async (c) => {
      const { key } = await admit(c);

      return sendSchedule(c, await readSchedule(context, key));
    })
    .put(`${PAGE}/schedule`, async (c) => {
      const { key, name, revision } = await admit(c);
      const times = parse(scheduleBody, await readBody(c.req.raw));
      const input = { ...key, ...times, revision, scheduledBy: name };

      return sendSchedule(c, await schedulePage(context, input));
    })
    .put(`${PAGE}/published`, async (c) => {
      const { key, revision } = await admit(c);
      const { published } = parse(publishedBody, await readBody(c.req.raw));

      return sendPage(c, await publishPage(context, { ...key, published, revision }));
    })
    .post(`${PAGE}/previews`, async (c) => {
      const { key, name } = await admit(c);

      return c.json(await createPreview(context, { ...key, createdBy: name }), 201);
    })
    .delete(`${PAGE}/previews`, async (c) => {
      const { key } = await admit(c);
      await revokePreviews(context, key);

      return c.body(null, 204);
    })
    .get('/getPreview/:spaceID/:token', async (c) => {
      const { spaceID: spaceId, token } = c.req.param();

      return c.json(await readPreview(context, { spaceId, token }));
    });
}

function sendDraft(c: Context, draft: StoredDraft, status: 200 | 201 = 200) {
  const { page, baseRevision } = draft;

  return c.json({ page, baseRevision }, status, revisionHeaders(draft));
}

function sendSchedule(c: Context, { revision, ...schedule }: RevisedSchedule) {
  return c.json(schedule, 200, { ETag: `"${revision}"` });
}
