import { createContext, useContext } from 'react';
import type { ModalListing } from './modal-request.ts';

const ListingContext = createContext<ModalListing | undefined>(undefined);

/** The listing that links inside refer to. */
export const ListingProvider = ListingContext;

export function useListingAround(): ModalListing | undefined {
  return useContext(ListingContext);
}
