import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { readOrgChart, saveOrgChart } from '../../operations/org-chart.ts';
import type { OrgChartRecord } from '../../store/people/org-chart-table.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { ifMatch, revisionHeaders } from '../revisions.ts';

const CHART = '/space/:spaceID/org/chart';

type Unit = { id: string; name: string; agentIds: string[]; children: Unit[] };

/** An office, a team or a branch, with its members. */
const unit: z.ZodType<Unit> = z.looseObject({
  id: z.string().min(1).max(100),
  name: z.string().max(200),
  agentIds: z.array(z.string().max(100)).max(5000).default([]),
  get children(): z.ZodType<Unit[]> {
    return z.array(unit).max(500).default([]) as z.ZodType<Unit[]>;
  },
});
const chart = z.looseObject({ units: z.array(unit).max(500) });

/** The offices and their agents, as agents read and save them. */
export function orgChartRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(CHART, async (c) => {
      const { spaceID: spaceId } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      const stored = await readOrgChart(context, spaceId);
      return stored ? respond(c, stored) : c.json({ units: [] });
    })
    .put(CHART, async (c) => {
      const { spaceID: spaceId } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId);
      const revision = ifMatch(c.req.raw);
      const body = parse(chart, await readBody(c.req.raw));
      const write = { spaceId, revision, body, savedBy: savedByName(agent) };

      return respond(c, await saveOrgChart(context, write));
    });
}

function respond(c: Context, stored: OrgChartRecord) {
  return c.json(stored.body, 200, revisionHeaders(stored));
}
