import { message } from '../messages.ts';
import { asNode } from '../data/api-client.ts';
import { SaveFavouriteNoteDocument } from './favourites.generated.ts';
import { customerClient } from './start.ts';

/** Saves the customer's note on a favourite; the sentence to show when it fails, else null. */
export async function saveNote(listingId: string, note: string): Promise<string | null> {
  const client = customerClient();
  try {
    const { data } = await client.mutate({
      mutation: asNode(SaveFavouriteNoteDocument),
      variables: { listingId, note },
    });
    const result = data?.saveFavouriteNote;
    if (result?.__typename !== 'SaveFavouriteNoteSuccess')
      return result?.message ?? message('saved.note.failed');

    const { cache } = client;
    const saved = result.note;
    const idOf = (__typename: string) => cache.identify({ __typename, id: listingId });
    cache.modify({ id: idOf('Favourite'), fields: { note: () => saved } });
    cache.modify({ id: idOf('SharedFavourite'), fields: { myNote: () => saved } });
    return null;
  } catch {
    return message('saved.note.failed');
  }
}
