import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { LEAD_NOTE_MAX, LEAD_ORIGINS, LEAD_STATUSES } from '#domain/leads/lead-status.ts';
import { hasRight } from '#domain/site/roles.ts';
import type { EngineContext } from '../../context.ts';
import { addLeadNote, changeLeads, removeLeads } from '../../operations/leads/change-leads.ts';
import { readLead, readLeads } from '../../operations/leads/read-leads.ts';
import type { LeadsOf } from '../../store/leads/lead-table.ts';
import { parse, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';

const LEADS = '/space/:spaceID/app/leads';
/** Stands for leads without an agent. */
const NOBODY = 'nobody';

const id = z.string().min(1).max(100);
const time = z.iso.datetime({ error: 'This is no time in ISO 8601' }).transform((text) => new Date(text));
const query = z.object({
  text: z.string().max(200).optional(),
  status: z.enum(LEAD_STATUSES).optional(),
  assignee: id.optional(),
  origin: z.enum(LEAD_ORIGINS).optional(),
  from: time.optional(),
  to: time.optional(),
  after: z
    .string()
    .max(200)
    .transform((cursor, context) => {
      const [createdAt = '', leadId = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
      const position = { createdAt: new Date(createdAt), id: leadId };
      if (leadId && !Number.isNaN(position.createdAt.getTime())) return position;

      context.addIssue({ code: 'custom', message: 'This is no cursor of the list' });
      return z.NEVER;
    })
    .optional(),
  size: z.coerce.number().int().min(1).max(200).default(30),
});
const ids = z.array(id).min(1, 'No lead is chosen').max(200, 'At most 200 leads at once');
const change = z.object({
  ids,
  status: z.enum(LEAD_STATUSES).optional(),
  assignee: id.nullable().optional(),
  isRead: z.boolean().optional(),
});
const note = z.object({
  text: z.string().trim().min(1, 'A note has a text').max(LEAD_NOTE_MAX, 'This note is too long'),
});

/** The leads of a space: all for owners and editors, their own for agents. */
export function leadRoutes(context: EngineContext): Hono {
  const agentOf = async (c: Context, right: 'ownLeads' | 'leads' = 'ownLeads') => {
    const claims = await requireAgent(context, c.req.raw, c.req.param('spaceID') ?? '', right);
    const onlyOf: LeadsOf = claims.role && hasRight(claims.role, 'leads') ? null : claims.subject;

    return { spaceId: claims.spaceId, onlyOf, author: { uid: claims.subject, name: savedByName(claims) } };
  };

  return new Hono()
    .get(LEADS, async (c) => {
      const { spaceId, onlyOf } = await agentOf(c);
      const { after = null, size, assignee, ...filter } = parseQuery(query, c.req.raw);
      const { next, ...page } = await readLeads(
        context,
        { ...filter, spaceId, onlyOf, assignee: assignee === NOBODY ? '' : assignee },
        { after, size },
      );

      return c.json({
        ...page,
        next: next && Buffer.from(`${next.createdAt.toISOString()} ${next.id}`).toString('base64url'),
      });
    })
    .get(`${LEADS}/:id`, async (c) => {
      const { spaceId, onlyOf } = await agentOf(c);

      return c.json(await readLead(context, { spaceId, onlyOf, id: c.req.param('id') }));
    })
    .post(`${LEADS}/change`, async (c) => {
      const { spaceId, onlyOf, author } = await agentOf(c);
      const requested = parse(change, await readBody(c.req.raw));

      return c.json({ changed: await changeLeads(context, { ...requested, spaceId, onlyOf, author }) });
    })
    .post(`${LEADS}/delete`, async (c) => {
      const { spaceId } = await agentOf(c, 'leads');
      const requested = parse(z.object({ ids }), await readBody(c.req.raw));

      return c.json({ deleted: await removeLeads(context, { ...requested, spaceId }) });
    })
    .post(`${LEADS}/:id/notes`, async (c) => {
      const { spaceId, onlyOf, author } = await agentOf(c);
      const { text } = parse(note, await readBody(c.req.raw));
      const lead = { spaceId, onlyOf, id: c.req.param('id') };
      await addLeadNote(context, { ...lead, text, author });

      return c.json(await readLead(context, lead), 201);
    });
}
