import { asNode } from '../data/api-client.ts';
import { FavouriteAddressesDocument } from './favourite-addresses.generated.ts';
import { customerClient, showFavourites } from './start.ts';

/** Fetches the favourites after a form was sent: the service may have added the home it was about. */
export async function refreshFavourites(): Promise<void> {
  const { data } = await customerClient().query({
    query: asNode(FavouriteAddressesDocument),
    fetchPolicy: 'network-only',
  });
  const customer = data?.viewer.customer;
  if (customer) showFavourites(customer.favouriteAddresses.map(({ id }) => id));
}
