import { type Context, Hono } from 'hono';
import type { Checked } from '#domain/json/checked.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { checkFooter, checkHeader, checkWebsite } from '#domain/site/website-schema.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { requireSpace } from '../../operations/find-space.ts';
import { readSettings } from '../../operations/read-website.ts';
import { saveSettings } from '../../operations/save-settings.ts';
import { listVersionsOfSettings, readVersionOfSettings } from '../../operations/settings-versions.ts';
import type { SettingsName, StoredSettings } from '../../store/settings-table.ts';
import { accept, parse, versionNumber } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { ifMatch, revisionHeaders, revisionIn } from '../revisions.ts';

const ADMIN = '/space/:spaceID/app/website/admin';

/** The shared documents: where each is stored, and its shape. */
export const SETTINGS: {
  path: string;
  name: SettingsName;
  check(body: unknown, parts: PartsTable): Checked<Record<string, unknown>>;
}[] = [
  { path: `${ADMIN}/componentConfig/Website`, name: 'website', check: checkWebsite },
  { path: `${ADMIN}/header`, name: 'header', check: checkHeader },
  { path: `${ADMIN}/footer`, name: 'footer', check: checkFooter },
];

/** An agent's calls for website, header and footer of a space, and the engine's setup. */
export function adminSettingsRoutes(context: EngineContext): Hono {
  const routes = new Hono();

  routes.get(`${ADMIN}/config`, async (c) => {
    const spaceID = c.req.param('spaceID');
    await requireAgent(context, c.req.raw, spaceID);
    const { source } = await requireSpace(context, spaceID);

    return c.json({ spaceID, source, features: context.features });
  });

  const admitToVersions = async (c: Context) => {
    const spaceId = c.req.param('spaceID') as string;
    await requireAgent(context, c.req.raw, spaceId);
    const settings = SETTINGS.find(({ name }) => name === c.req.param('part'));
    if (!settings) throw notFound('This part of a site');

    return { spaceId, name: settings.name };
  };
  routes.get(`${ADMIN}/settings/:part/versions`, async (c) =>
    c.json({ versions: await listVersionsOfSettings(context, await admitToVersions(c)) }),
  );
  routes.get(`${ADMIN}/settings/:part/versions/:version`, async (c) => {
    const key = await admitToVersions(c);
    const version = parse(versionNumber, c.req.param('version'), 'version');
    const { body: value, ...saved } = await readVersionOfSettings(context, { ...key, version });

    return c.json({ value, ...saved });
  });

  for (const { path, name, check } of SETTINGS) {
    routes.get(path, async (c) => {
      const spaceId = c.req.param('spaceID') as string;
      await requireAgent(context, c.req.raw, spaceId);

      return respond(c, await readSettings(context, { spaceId, name }));
    });

    routes.put(path, async (c) => {
      const spaceId = c.req.param('spaceID') as string;
      const agent = await requireAgent(context, c.req.raw, spaceId);
      const [revision, draftRevision] = [ifMatch(c.req.raw), revisionIn(c.req.raw, 'draft-revision')];
      const body = accept(check(await readBody(c.req.raw), context.parts));
      const draft = draftRevision === undefined ? null : { agentUid: agent.subject, revision: draftRevision };
      const input = { spaceId, name, body, revision, draft, savedBy: savedByName(agent) };
      const { stored, isNew } = await saveSettings(context, input);

      return respond(c, stored, isNew ? 201 : 200);
    });
  }

  return routes;
}

function respond(c: Context, stored: StoredSettings, status: 200 | 201 = 200) {
  return c.json(stored.body, status, revisionHeaders(stored));
}
