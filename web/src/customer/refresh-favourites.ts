import { fetchGraphQL } from '../data/fetch-graphql.ts';
import { FavouriteAddressesDocument } from './favourite-addresses.generated.ts';
import { showFavourites } from './start.ts';

/** Fetches the favourites after a form was sent: the service may have added the home it was about. */
export async function refreshFavourites(): Promise<void> {
  const { viewer } = await fetchGraphQL(FavouriteAddressesDocument, {});
  if (viewer.customer) showFavourites(viewer.customer.favouriteAddresses.map(({ id }) => id));
}
