import type { Page } from '#domain/page/page.ts';
import type { Footer, Header, WebsiteDisplay } from '#domain/site/website.ts';
import type { Theme } from '#domain/theme/theme.ts';

/** JSON documents stored and returned unchanged; their members are those of docs/rest-calls.md. */

export type ListingDisplay = {
  listing: boolean;
  address: boolean;
  valuation: boolean;
  comments: boolean;
  /** False: details only for customers who have completed the viewing conditions. */
  details?: boolean;
};

export type OpenHouse = { date: string; start_time: string; end_time: string };

/** Sides in feet. */
export type ListingRoom = { name: string; level?: string; length?: number; width?: number };

/** A hit's `_source`. */
export type ListingDocument = {
  publicId: string;
  mls: string;
  status: string;
  transaction_type: 'sale' | 'lease';
  building_types: string[];
  address?: string;
  neighbourhood?: string;
  city?: string;
  province?: string;
  price?: number;
  bedrooms?: number;
  bathrooms?: number;
  sqft?: number;
  year_built?: number;
  /** Square feet. */
  lot_size?: number;
  storeys?: number;
  garage_spaces?: number;
  /** Garage included. */
  parking_spaces?: number;
  /** A pool of its own or of the building; missing where unknown. */
  has_pool?: boolean;
  /** Before its last reduction, and when it was reduced. */
  previous_price?: number;
  price_reduced_at?: string;
  /** Prices and statuses since it was listed, the oldest first; the store adds changes. */
  price_history?: { at: string; price: number; status: string }[];
  rooms?: ListingRoom[];
  /** Captions by the URLs of the pictures. */
  image_captions?: Record<string, string>;
  /** ISO time. */
  list_date: string;
  location?: { lat: number; lon: number };
  images: string[];
  image_count: number;
  open_houses?: OpenHouse[];
  listOfficeId?: string;
  listOfficeName?: string;
  agent?: { id?: string; name: string; office?: string }[];
  courtesyOfMessage?: string;
  display?: Partial<ListingDisplay>;
  /** Permitted uses by licence; any use when absent. */
  permittedUses?: string[];
  description?: string;
  additionalDetails?: Record<string, unknown>;
  publicInfo?: { additionalMedia: { type: string; data: Record<string, unknown> }[] };
  places?: { id: string; name: string; placetype: string }[];
  [member: string]: unknown;
};

/** Texts and rules of a listing source. */
export type SourceSettings = {
  country?: string;
  currency?: string;
  copyright?: string;
  disclaimer?: string;
  trademarks?: string;
  courtesyOfMessage?: string;
  /** The terms customers accept in place of the default ones; another text needs another version. */
  terms?: { version: string; text: string };
  [member: string]: unknown;
};

/** A site as it was before a template or a former site took its place. */
export type FormerSiteDocument = {
  theme: Theme;
  textTense: WebsiteDisplay['textTense'];
  header: Header;
  footer: Footer;
  pages: { key: string; page: Page; published: boolean; draft: Page | null }[];
};
