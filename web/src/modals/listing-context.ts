import { createContext, useContext } from 'react';
import type { ModalListing } from './modal-request.ts';

const ListingContext = createContext<ModalListing | undefined>(undefined);

/** Tells the links inside which listing they are about. */
export const ListingProvider = ListingContext;

export function useListingAround(): ModalListing | undefined {
  return useContext(ListingContext);
}
