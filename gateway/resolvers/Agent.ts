import type { AgentResolvers } from '../__generated__/types.ts';
import { webUrl } from '../listing/web-url.ts';
import { readableBlock } from '../sanitise/purify.ts';

export const Agent: AgentResolvers = {
  path: ({ slug }) => `/agent/${slug}`,
  imageUrl: ({ imageUrl }) => webUrl(imageUrl),
  bio: ({ bio }) => (bio ? readableBlock(bio) : null),
  phones: ({ phones, phone }) => phones ?? (phone ? [phone] : []),
  mobilePhones: ({ mobilePhones }) => mobilePhones ?? [],
  email_verified: ({ email_verified }) => email_verified ?? false,
  languages: ({ languages }) => languages ?? [],
  socials: ({ socials }) =>
    Object.entries(socials ?? {}).flatMap(([network, address]) => {
      const url = webUrl(address);
      return url ? [{ network, url }] : [];
    }),
  extraInfo: ({ bio, tagline, languages, socials }) => ({
    bio: bio ? readableBlock(bio) : null,
    tagline: tagline ?? null,
    languages: languages ?? [],
    socials: socials ?? {},
  }),
  doc: async ({ id }, _args, { dataSources }) => (await dataSources.agents.stored(id))?.doc ?? null,
  revision: async ({ id }, _args, { dataSources }) => (await dataSources.agents.stored(id))?.revision ?? null,
};
