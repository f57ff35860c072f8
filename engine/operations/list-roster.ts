import { z } from 'zod';
import type { EngineContext } from '#engine/context.ts';
import { listAgents } from '#engine/store/agent-table.ts';
import { requireSpace } from './find-space.ts';

const text = z.string().optional().catch(undefined);
const agentDocument = z.object({
  displayName: z.string().catch(''),
  role: z.string().catch(''),
  title: text,
  email: text,
  phone: text,
  mobilePhones: z.array(z.string()).catch([]),
  imageUrl: text,
  bio: text,
  officeName: text,
});

/** The team of a space as its site shows it, in its own order. */
export async function listRoster(context: Pick<EngineContext, 'db' | 'cache'>, spaceId: string) {
  await requireSpace(context, spaceId);
  const agents = await listAgents(context.db, spaceId);

  return agents.map(({ id, uid, doc }) => {
    const { mobilePhones, phone, ...shown } = agentDocument.parse(doc);

    return { id, uid, ...shown, phone: phone ?? mobilePhones[0] };
  });
}
