import type { QueryResolvers } from '../../__generated__/types.ts';

export const viewer: NonNullable<QueryResolvers['viewer']> = (_, _args, { identity, features }) => {
  if (!identity) return { agent: null, canEdit: false };

  const { subject, displayName, email, expiresAt } = identity;
  const agent = { uid: subject, displayName, email, expiresAt: new Date(expiresAt).toISOString() };
  return { agent, canEdit: features['page-builder'] };
};
