import { Hono } from 'hono';
import { z } from 'zod';
import { agentDocSchema, agentExtraInfoSchema } from '#domain/site/agent-schema.ts';
import { hasRight } from '#domain/site/roles.ts';
import type { EngineContext } from '../../context.ts';
import {
  addAgent,
  listTeam,
  readExtraInfo,
  removeAgent,
  saveAgent,
  saveExtraInfo,
} from '../../operations/edit-team.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';
import { etag, ifMatch } from '../revisions.ts';

const AGENTS = '/space/:spaceID/agents';

const key = z
  .string()
  .regex(/^[\w.-]{1,100}$/, 'It is made of letters, digits, dots, hyphens and underscores')
  .optional();
const keys = z.object({ id: key, uid: key });

/** The team for agents: every call needs an agent's token. */
export function adminAgentRoutes(context: EngineContext): Hono {
  /** Agents who may not change the whole site change their own profile only. */
  const editableProfile = async (request: Request, key: { spaceId: string; id: string }) => {
    const { role, subject } = await requireAgent(context, request, key.spaceId, 'ownProfile');

    return { ...key, onlyOf: role && hasRight(role, 'site') ? null : subject };
  };

  return new Hono()
    .get(AGENTS, async (c) => {
      const { spaceID: spaceId } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);
      const rows = await listTeam(context, spaceId, { docs: c.req.query('include_docs') === 'true' });

      return c.json({ rows });
    })
    .post(AGENTS, async (c) => {
      const { spaceID: spaceId } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId, 'people');
      const body = await readBody(c.req.raw);
      const agent = { ...parse(agentDocSchema, body), ...parse(keys, body) };

      const added = await addAgent(context, { spaceId, agent });

      return c.json(added, 201, etag(added));
    })
    .put(`${AGENTS}/:id`, async (c) => {
      const { spaceID: spaceId, id } = c.req.param();
      const profile = await editableProfile(c.req.raw, { spaceId, id });
      const revision = ifMatch(c.req.raw);
      const agent = parse(agentDocSchema, await readBody(c.req.raw));
      const saved = await saveAgent(context, { ...profile, revision, agent });

      return c.json(saved, 200, etag(saved));
    })
    .delete(`${AGENTS}/:id`, async (c) => {
      const { spaceID: spaceId, id } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId, 'people');
      await removeAgent(context, { spaceId, id, revision: ifMatch(c.req.raw) });

      return c.body(null, 204);
    })
    .get(`${AGENTS}/:id/extraInfo`, async (c) => {
      const { spaceID: spaceId, id } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      const read = await readExtraInfo(context, { spaceId, id });

      return c.json(read.extraInfo, 200, etag(read));
    })
    .put(`${AGENTS}/:id/extraInfo`, async (c) => {
      const { spaceID: spaceId, id } = c.req.param();
      const profile = await editableProfile(c.req.raw, { spaceId, id });
      const revision = ifMatch(c.req.raw);
      const extraInfo = parse(agentExtraInfoSchema, await readBody(c.req.raw));
      const saved = await saveExtraInfo(context, { ...profile, revision, extraInfo });

      return c.json(saved.extraInfo, 200, etag(saved));
    });
}
