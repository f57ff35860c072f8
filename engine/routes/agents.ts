import { Hono } from 'hono';
import type { EngineContext } from '../context.ts';
import { listRoster } from '../operations/list-roster.ts';

export function agentRoutes(context: EngineContext): Hono {
  return new Hono().get('/space/:spaceID/agents/roster', async (c) =>
    c.json({ agents: await listRoster(context, c.req.param('spaceID')) }),
  );
}
