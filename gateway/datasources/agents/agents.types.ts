import { z } from 'zod';
import { DEFAULT_ROLE } from '#domain/site/new-agent.ts';

const text = z.string().nullish();

export const rosterResponse = z.object({
  agents: z.array(
    z.object({
      id: z.coerce.string(),
      uid: z.coerce.string(),
      displayName: z.string(),
      role: z.string().default(DEFAULT_ROLE),
      title: text,
      email: text,
      phone: text,
      imageUrl: text,
      bio: text,
      officeName: text,
      phones: z.array(z.string()).nullish(),
      mobilePhones: z.array(z.string()).nullish(),
      email_verified: z.boolean().nullish(),
      tagline: text,
      languages: z.array(z.string()).nullish(),
      socials: z.record(z.string(), z.string()).nullish(),
    }),
  ),
});
export type AgentWire = z.infer<typeof rosterResponse>['agents'][number];

/** `space/{spaceID}/agents?include_docs=true`, for agents only. */
export const teamRow = z.object({
  id: z.coerce.string(),
  uid: z.coerce.string(),
  /** Empty when the upstream sends none: then the row cannot be saved. */
  revision: z.union([z.string(), z.number()]).default('').transform(String),
  doc: z.record(z.string(), z.unknown()).default({}),
});
export const teamResponse = z.object({ rows: z.array(teamRow) });
export type TeamRow = z.infer<typeof teamRow>;

export const passwordResponse = z.object({ signedOut: z.int().nonnegative() });
