import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { asUserResult } from '../../results.ts';

export const cancelRequest: NonNullable<MutationResolvers['cancelRequest']> = (_, { id }, context) =>
  asUserResult(async () => {
    requireCustomer(context);
    await context.dataSources.profile.cancelRequest(id);

    return { __typename: 'CancelRequestSuccess', id };
  });
