import { FAVOURITES_MAX } from './saved-search.ts';

/** Notes of a customer on favourites of the person they share with. */
export const SHARED_NOTES_MAX = FAVOURITES_MAX;
