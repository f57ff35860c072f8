import { z } from 'zod';
import { AUDIT_KINDS } from '#domain/site/audit.ts';
import { ROLES } from '#domain/site/roles.ts';

/** Wire types of people, sessions and the audit log (docs/rest-calls.md). */

export const personResponse = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  status: z.enum(['active', 'invited', 'disabled']),
  agentUid: z.string().nullable(),
  signedInAt: z.string().nullable(),
  invitedUntil: z.string().nullable(),
  revision: z.int().transform(String),
});
export type PersonWire = z.infer<typeof personResponse>;

/** `invitationLink` where no mail server delivers it. */
export const invitedResponse = personResponse.extend({ invitationLink: z.string().nullish() });

export const peopleResponse = z.object({
  people: z.array(personResponse),
  total: z.int(),
  delivers: z.boolean(),
});

export const sessionsResponse = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      userAgent: z.string().nullable(),
      ip: z.string().nullable(),
      createdAt: z.string(),
      usedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

export const passkeysResponse = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      host: z.string(),
      createdAt: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
  isAvailable: z.boolean(),
  needsPassword: z.boolean(),
});

export const passkeyOptionsResponse = z.object({ options: z.record(z.string(), z.unknown()) });

export const endedResponse = z.object({ ended: z.int() });

export const auditResponse = z.object({
  records: z.array(
    z.object({
      id: z.int().transform(String),
      at: z.string(),
      actor: z.string(),
      role: z.string(),
      kind: z.enum(AUDIT_KINDS),
      action: z.string(),
      subject: z.string(),
      summary: z.string(),
    }),
  ),
  total: z.int(),
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
  next: z
    .int()
    .nullish()
    .transform((next) => (next === null || next === undefined ? null : String(next))),
});
export type AuditWire = z.infer<typeof auditResponse>['records'][number];
