import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { asUserResult } from '../../results.ts';

export const deleteSavedSearch: NonNullable<MutationResolvers['deleteSavedSearch']> = (_, { id }, context) =>
  asUserResult(async () => {
    requireCustomer(context);
    await context.dataSources.profile.deleteSavedSearch(id);

    return { __typename: 'DeleteSavedSearchSuccess', id };
  });
