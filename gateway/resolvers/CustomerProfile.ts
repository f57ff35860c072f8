import { nextCondition } from '#domain/account/viewing-conditions.ts';
import type { CustomerProfileResolvers } from '../__generated__/types.ts';
import { maskPhone } from '../auth/mask-email.ts';
import { hasCompleted, withholdsUntilComplete } from '../display-rules/viewing-conditions.ts';

export const CustomerProfile: CustomerProfileResolvers = {
  /** Agents' code runs in a customer's documents and sends the customer's cookie: it gets no phone number. */
  contactInfo: ({ contactInfo }, _args, { customer }) =>
    contactInfo
      ? { phone: customer?.by === 'bearer' ? contactInfo.phone : maskPhone(contactInfo.phone) }
      : null,
  isNeeded: (_, _args, { space }) => withholdsUntilComplete(space),
  isComplete: (profile) => hasCompleted(profile),
  isEmailVerified: (_, _args, { customer }) => customer?.isEmailVerified === true,
  messages: ({ listingDetails }) => listingDetails?.messages ?? [],
  nextCondition: ({ conditions }) => nextCondition(conditions),
};
