import { hasRight } from '#domain/site/roles.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import type { AgentIdentity } from '../../auth/identity.ts';

export const viewer: NonNullable<QueryResolvers['viewer']> = (
  _,
  _args,
  { identity, customer, features },
) => ({
  agent: identity && asAgent(identity),
  customer,
  canEdit: identity !== null && hasRight(identity.role, 'pages') && features['page-builder'],
});

function asAgent({ subject, displayName, email, role, expiresAt }: AgentIdentity) {
  return { uid: subject, displayName, email, role, expiresAt: new Date(expiresAt).toISOString() };
}
