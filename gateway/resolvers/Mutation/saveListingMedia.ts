import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { badInput } from '../../errors.ts';
import { mediaOnTheWire } from '../../listing/media-on-the-wire.ts';
import { asResult } from '../../results.ts';

export const saveListingMedia: NonNullable<MutationResolvers['saveListingMedia']> = (
  _,
  { input: { listingId, media, revision } },
  context,
) => {
  requireEditor(context, 'pages');

  return asResult(async () => {
    const { listings } = context.dataSources;
    const listing = await listings.getByKey(listingId);
    if (!listing) throw badInput('There is no such listing.', 'listingId');

    await listings.saveMedia(listing._id, media.map(mediaOnTheWire), revision ?? null);
    const saved = await listings.getByKey(listing._id);
    if (!saved) throw badInput('There is no such listing any more.', 'listingId');

    return { __typename: 'SaveListingMediaSuccess', listing: saved };
  });
};
