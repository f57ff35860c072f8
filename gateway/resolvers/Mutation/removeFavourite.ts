import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { asUserResult } from '../../results.ts';

export const removeFavourite: NonNullable<MutationResolvers['removeFavourite']> = (
  _,
  { listingId },
  context,
) =>
  asUserResult(async () => {
    requireCustomer(context);
    await context.dataSources.profile.removeFavourite(listingId);

    return { __typename: 'RemoveFavouriteSuccess', listingId };
  });
