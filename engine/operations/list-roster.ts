import { z } from 'zod';
import type { EngineContext } from '../context.ts';
import { listAgents } from '../store/people/agent-table.ts';
import { requireSpace } from './find-space.ts';

const text = z.string().optional().catch(undefined);
const agentDocument = z.object({
  displayName: z.string().catch(''),
  role: z.string().catch(''),
  title: text,
  email: text,
  email_verified: z.boolean().catch(false),
  publishEmail: z.boolean().catch(false),
  phone: text,
  mobilePhones: z.array(z.string()).catch([]),
  imageUrl: text,
  bio: text,
  officeName: text,
  extraInfo: z
    .object({
      bio: text,
      tagline: text,
      languages: z.array(z.string()).catch([]),
      socials: z.record(z.string(), z.string()).catch({}),
    })
    .catch({ bio: undefined, tagline: undefined, languages: [], socials: {} }),
});

/** The team of a space in order, as its site shows it. */
export async function listRoster(context: Pick<EngineContext, 'db' | 'cache'>, spaceId: string) {
  await requireSpace(context, spaceId);
  const agents = await listAgents(context.db, spaceId);

  return agents.map(({ id, uid, doc }) => {
    const { mobilePhones, phone, email, publishEmail, extraInfo, ...shown } = agentDocument.parse(doc);

    return {
      id,
      uid,
      ...shown,
      bio: extraInfo.bio ?? shown.bio,
      // The sign-in email is private unless the agent publishes it.
      email: publishEmail ? email : undefined,
      phone: phone ?? mobilePhones[0],
      mobilePhones,
      phones: [...new Set([...(phone ? [phone] : []), ...mobilePhones])],
      tagline: extraInfo.tagline,
      languages: extraInfo.languages,
      socials: extraInfo.socials,
    };
  });
}
