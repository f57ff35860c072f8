import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import {
  EditorDeleteOwnListingDocument,
  EditorOwnListingDocument,
  EditorOwnListingsDocument,
  type EditorOwnListingsQuery,
  type EditorOwnListingsQueryVariables,
  EditorSaveOwnListingDocument,
  type EditorSaveOwnListingMutationVariables,
  type OwnListing_ListingFragment,
} from './listings.generated.ts';

export type ListingPage = EditorOwnListingsQuery['ownListings'];
export type ListingRow = ListingPage['listings'][number];
export type ListingFilter = EditorOwnListingsQueryVariables;
export type StoredListing = OwnListing_ListingFragment;
/** What the form edits. */
export type ListingFacts = EditorSaveOwnListingMutationVariables['input']['listing'];
export type ListingStatus = StoredListing['status'];

export async function loadListings(filter: ListingFilter, signal?: AbortSignal): Promise<ListingPage> {
  return (await request(EditorOwnListingsDocument, filter, signal)).ownListings;
}

export async function loadListing(id: string, signal?: AbortSignal): Promise<StoredListing | null> {
  return (await request(EditorOwnListingDocument, { id }, signal)).ownListing;
}

export type Saved =
  | { listing: StoredListing }
  /** Somebody else has saved it meanwhile. */
  | { conflict: string }
  | { problem: string; field: string | null };

export async function saveListing(
  stored: Pick<StoredListing, 'id' | 'revision'> | null,
  listing: ListingFacts,
): Promise<Saved> {
  const input = { listing, id: stored?.id ?? null, revision: stored?.revision ?? null };
  const { result } = await request(EditorSaveOwnListingDocument, { input });
  if ('listing' in result) return { listing: result.listing };
  if ('currentRevision' in result) return { conflict: result.savedBy ?? editorMessage('listings.somebody') };

  return { problem: result.message, field: result.field };
}

/** Rejects with a message for the agent. */
export async function deleteListing({ id, revision }: Pick<StoredListing, 'id' | 'revision'>): Promise<void> {
  const { result } = await request(EditorDeleteOwnListingDocument, { id, revision });
  if ('currentRevision' in result)
    throw new Error(
      editorMessage('listings.conflict', { name: result.savedBy ?? editorMessage('listings.somebody') }),
    );
  if ('message' in result) throw new Error(result.message);
}

export const NEW_LISTING: ListingFacts = {
  status: 'DRAFT',
  transactionType: 'SALE',
  kind: 'HOUSE',
  price: null,
  number: '',
  address: '',
  neighbourhood: '',
  city: '',
  province: '',
  postalCode: '',
  location: null,
  isAddressShown: true,
  bedrooms: null,
  bathrooms: null,
  halfBathrooms: null,
  size: null,
  yearBuilt: null,
  lotSize: null,
  storeys: null,
  garageSpaces: null,
  parkingSpaces: null,
  parking: [],
  propertyTax: null,
  monthlyFee: null,
  heating: [],
  cooling: [],
  basement: [],
  pool: [],
  features: [],
  outdoorFeatures: [],
  rooms: [],
  description: '',
  photos: [],
  tourUrl: '',
  openHouses: [],
  agentId: null,
};

export function factsOf({
  id: _,
  revision: __,
  savedAt: ___,
  savedBy: ____,
  path: _____,
  ...facts
}: StoredListing): ListingFacts {
  return facts;
}
