import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { badInput } from '../../errors.ts';
import { asUserResult } from '../../results.ts';

export const addFavourite: NonNullable<MutationResolvers['addFavourite']> = (
  _,
  { listingId, note },
  context,
) =>
  asUserResult(async () => {
    requireCustomer(context);
    const { listings, profile } = context.dataSources;
    // A listing that may not be shown is not found here either.
    const listing = await listings.getByKey(listingId);
    if (listing?._id !== listingId)
      throw badInput('This listing is not on the market any more.', 'listingId');

    await profile.addFavourite(listingId, note ?? undefined);
    return { __typename: 'AddFavouriteSuccess', listingId };
  });
