import { z } from 'zod';

const text = z.string().nullish();

export const rosterAnswer = z.object({
  agents: z.array(
    z.object({
      id: z.coerce.string(),
      uid: z.coerce.string(),
      displayName: z.string(),
      role: z.string().default('realtor'),
      title: text,
      email: text,
      phone: text,
      imageUrl: text,
      bio: text,
      officeName: text,
      phones: z.array(z.string()).nullish(),
      tagline: text,
      languages: z.array(z.string()).nullish(),
      socials: z.record(z.string(), z.string()).nullish(),
    }),
  ),
});
export type AgentWire = z.infer<typeof rosterAnswer>['agents'][number];
