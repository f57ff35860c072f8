import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { badInput } from '../../errors.ts';
import { listingMedia as mediaOf } from '../../listing/media.ts';

export const listingMedia: NonNullable<QueryResolvers['listingMedia']> = async (
  _,
  { listingId },
  context,
) => {
  requireEditor(context, 'read');
  const { listings } = context.dataSources;
  const listing = await listings.getByKey(listingId);
  if (!listing) throw badInput('There is no such listing.', 'listingId');

  const { publicInfo, revision } = await listings.savedMedia(listing._id);
  return { media: mediaOf({ publicInfo }), revision };
};
