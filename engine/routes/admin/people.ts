import { Hono } from 'hono';
import { z } from 'zod';
import { AUDIT_KINDS } from '#domain/site/audit.ts';
import { ROLES } from '#domain/site/roles.ts';
import { readAudit } from '../../audit/read.ts';
import type { EngineContext } from '../../context.ts';
import {
  changePerson,
  endPersonSessions,
  invitePerson,
  readPeople,
  removePerson,
  resendInvitation,
} from '../../operations/people/people.ts';
import { revisionRequired } from '../../operations/stale-revision.ts';
import { parse, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';
import { etag, ifMatch } from '../revisions.ts';

const PEOPLE = '/space/:spaceID/people';

const paging = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(50),
});
const role = z.enum(ROLES, { error: 'This is no role' });
const origin = z.string().max(300);
const invitation = z.object({
  email: z.string().max(300),
  name: z.string().max(300),
  role,
  isInTeam: z.boolean().nullish(),
  origin,
});
const change = z
  .object({ role: role.optional(), isDisabled: z.boolean().optional() })
  .refine((requested) => (requested.role === undefined) !== (requested.isDisabled === undefined), {
    error: 'One of role and isDisabled is changed at a time',
  });
const time = z.iso.datetime({ error: 'This is no time in ISO 8601' }).transform((text) => new Date(text));
const auditQuery = z.object({
  kind: z.enum(AUDIT_KINDS).optional(),
  actor: z.string().max(100).optional(),
  from: time.optional(),
  to: time.optional(),
  after: z.coerce.number().int().positive().optional(),
  size: z.coerce.number().int().min(1).max(200).default(50),
});

/** Who works on a site, and what they changed; for its owners. */
export function peopleRoutes(context: EngineContext): Hono {
  const admit = async (request: Request, spaceId: string) => {
    await requireAgent(context, request, spaceId, 'people');

    return { spaceId };
  };
  const loaded = (request: Request): number => {
    const revision = ifMatch(request);
    if (revision === undefined) throw revisionRequired();

    return revision;
  };

  return new Hono()
    .get(PEOPLE, async (c) => {
      const space = await admit(c.req.raw, c.req.param('spaceID'));

      return c.json(await readPeople(context, { ...space, ...parseQuery(paging, c.req.raw) }));
    })
    .post(PEOPLE, async (c) => {
      const space = await admit(c.req.raw, c.req.param('spaceID'));
      const requested = parse(invitation, await readBody(c.req.raw));
      const person = await invitePerson(context, { ...requested, ...space });

      return c.json(person, 201, etag(person));
    })
    .put(`${PEOPLE}/:id`, async (c) => {
      const space = await admit(c.req.raw, c.req.param('spaceID'));
      const write = { ...space, id: c.req.param('id'), revision: loaded(c.req.raw) };
      const person = await changePerson(context, { ...parse(change, await readBody(c.req.raw)), ...write });

      return c.json(person, 200, etag(person));
    })
    .delete(`${PEOPLE}/:id`, async (c) => {
      const space = await admit(c.req.raw, c.req.param('spaceID'));
      await removePerson(context, { ...space, id: c.req.param('id'), revision: loaded(c.req.raw) });

      return c.body(null, 204);
    })
    .post(`${PEOPLE}/:id/invitation`, async (c) => {
      const space = await admit(c.req.raw, c.req.param('spaceID'));
      const requested = parse(z.object({ origin }), await readBody(c.req.raw));

      return c.json(await resendInvitation(context, { ...requested, ...space, id: c.req.param('id') }), 202);
    })
    .delete(`${PEOPLE}/:id/sessions`, async (c) => {
      const space = await admit(c.req.raw, c.req.param('spaceID'));

      return c.json({ ended: await endPersonSessions(context, { ...space, id: c.req.param('id') }) });
    })
    .get('/space/:spaceID/audit', async (c) => {
      const space = await admit(c.req.raw, c.req.param('spaceID'));
      const { after = null, size, ...filter } = parseQuery(auditQuery, c.req.raw);

      return c.json(await readAudit(context, { ...filter, ...space }, { after, size }));
    });
}
