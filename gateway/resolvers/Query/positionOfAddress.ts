import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const positionOfAddress: NonNullable<QueryResolvers['positionOfAddress']> = (
  _,
  { address },
  context,
) => {
  requireEditor(context, 'ownListings');

  return context.dataSources.ownListings.positionOf(address);
};
