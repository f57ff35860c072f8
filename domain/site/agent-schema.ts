import { z } from 'zod';
import type { AgentDoc, AgentExtraInfo } from './agent.ts';
import { DEFAULT_ROLE } from './new-agent.ts';

const line = z.string().max(300);
const phones = z.array(z.string().max(40)).max(10);

/** Unknown members are preserved. */
export const agentExtraInfoSchema: z.ZodType<AgentExtraInfo> = z.looseObject({
  bio: z.string().max(100_000).optional(),
  tagline: line.optional(),
  languages: z.array(z.string().max(60)).max(30).optional(),
  socials: z.record(z.string().max(30), z.string().max(500)).optional(),
});

export const agentDocSchema: z.ZodType<AgentDoc> = z.looseObject({
  displayName: z.string().trim().min(1, 'An agent has a name').max(200),
  role: z.string().max(60).default(DEFAULT_ROLE),
  email: z.email('This is not an e-mail address').optional(),
  email_verified: z.boolean().optional(),
  publishEmail: z.boolean().optional(),
  mobilePhones: phones.optional(),
  phone: z.string().max(40).optional(),
  title: line.optional(),
  imageUrl: z.string().max(2000).optional(),
  officeName: line.optional(),
  bio: z.string().max(100_000).optional(),
  extraInfo: agentExtraInfoSchema.optional(),
});
