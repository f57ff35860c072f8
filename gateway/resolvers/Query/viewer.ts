import type { QueryResolvers } from '../../__generated__/types.ts';
import type { AgentIdentity, CustomerIdentity } from '../../auth/identity.ts';
import { maskEmail } from '../../auth/mask-email.ts';

export const viewer: NonNullable<QueryResolvers['viewer']> = (
  _,
  _args,
  { identity, customer, features },
) => ({
  agent: identity && asAgent(identity),
  customer: customer && asCustomer(customer),
  canEdit: identity !== null && features['page-builder'],
});

function asAgent({ subject, displayName, email, expiresAt }: AgentIdentity) {
  return { uid: subject, displayName, email, expiresAt: new Date(expiresAt).toISOString() };
}

/** Agents' code runs in a customer's documents and asks with the customer's cookie: it gets no e-mail address. */
function asCustomer(customer: CustomerIdentity) {
  const { subject, by, isEmailVerified, expiresAt } = customer;
  const email = customer.email ?? '';
  const shown = by === 'cookie' && email ? maskEmail(email) : email;
  // Who gave no name goes by the e-mail address.
  const displayName = customer.displayName === email ? shown : customer.displayName;

  return {
    id: subject,
    name: displayName,
    email: shown,
    isEmailVerified,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
