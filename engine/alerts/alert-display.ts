import type { AllowSearch } from './criteria.ts';

/** A listing as far as its customer may see it. */
export type ShownListing = {
  id: string;
  /** Path of its page. */
  path: string;
  mls: string;
  address: string | null;
  neighbourhood: string | null;
  city: string | null;
  price: number | null;
  isLease: boolean;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Path or URL. */
  image: string | null;
  courtesyOf: string | null;
};

export type ShownSale = {
  id: string;
  path: string;
  address: string | null;
  city: string | null;
  soldPrice: number | null;
  image: string | null;
};

export type AlertCustomer = {
  spaceId: string;
  customerId: string;
  email: string;
  name: string;
  /** Of the site that the mail is from. */
  origin: string;
};

/** The display rules of the gateway, which the engine does not know. What may not be shown is absent. */
export type AlertDisplay = {
  allow: AllowSearch;
  show(
    customer: AlertCustomer,
    requested: { listings: readonly string[]; sales: readonly string[] },
  ): Promise<{ listings: ShownListing[]; sales: ShownSale[] }>;
};
