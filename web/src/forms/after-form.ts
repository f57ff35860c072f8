import { refreshFavourites } from '../customer/refresh-favourites.ts';

/** After a customer sent a form: shows who is signed in now, and fetches the favourites. */
export async function afterForm(revalidate: () => Promise<void>): Promise<void> {
  await revalidate();
  await refreshFavourites();
}
