import { slugify } from '../page/slug.ts';

/** Path segments of an agent's page: the name, and the name with the id, where two share a name. */
export function agentSlugs({ id, displayName }: { id: string; displayName: string }) {
  const name = slugify(displayName);

  return { name, withId: [name, slugify(id)].filter(Boolean).join('-') };
}
