import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { asUserResult } from '../../results.ts';

export const saveFavouriteNote: NonNullable<MutationResolvers['saveFavouriteNote']> = (
  _,
  { listingId, note },
  context,
) =>
  asUserResult(async () => {
    requireCustomer(context);
    const saved = await context.dataSources.profile.saveNote(listingId, note);

    return { __typename: 'SaveFavouriteNoteSuccess', listingId, note: saved };
  });
