-- Sites, their documents, listings, places and accounts.
-- Only what PostgreSQL 15 has, and no extension: the same file runs on PGlite and on a server.

create table spaces (
  id text primary key,
  -- Key of the listing source the site searches.
  source text not null,
  -- Space in domain/site/website.ts without id, host and source.
  settings jsonb not null,
  created_at timestamptz not null default now()
);

create table space_hosts (
  host text primary key,
  space_id text not null references spaces on delete cascade
);

-- The website, the header and the footer of a space, one row each.
create table settings (
  space_id text not null references spaces on delete cascade,
  name text not null check (name in ('website', 'header', 'footer')),
  revision bigint not null default 1,
  body jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text,
  primary key (space_id, name)
);

create table pages (
  space_id text not null references spaces on delete cascade,
  slug text not null,
  revision bigint not null default 1,
  sort_order integer not null default 0,
  body jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text,
  primary key (space_id, slug)
);

-- A renamed page's old address.
create table page_redirects (
  space_id text not null references spaces on delete cascade,
  slug text not null,
  target text not null,
  created_at timestamptz not null default now(),
  primary key (space_id, slug)
);

-- Revisions never repeat, not even after a page was deleted and made again.
-- Rows that a seed wrote without one have revision 1, so the first save must not be 1 again.
create sequence revisions start with 2;

create table agents (
  space_id text not null references spaces on delete cascade,
  id text not null,
  uid text not null,
  sort_order integer not null default 0,
  -- Agent of specification section 3: role, displayName, email, mobilePhones, extraInfo and what the roster shows.
  doc jsonb not null,
  primary key (space_id, id),
  unique (space_id, uid)
);

create table accounts (
  space_id text not null references spaces on delete cascade,
  id text not null,
  email text not null,
  -- scrypt, salt and parameters included.
  password_hash text not null,
  agent_uid text,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  primary key (space_id, id),
  unique (space_id, email)
);

-- A signed-in browser; the cookie holds the secret, the row its SHA-256.
create table sessions (
  id_hash text primary key,
  kind text not null check (kind in ('agent', 'customer')),
  space_id text not null references spaces on delete cascade,
  subject text not null,
  id_token text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_expires_at on sessions (expires_at);

-- What the embedded identity provider keeps (oidc-provider's adapter).
create table oidc_payloads (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_grant_id on oidc_payloads (grant_id);
create index oidc_payloads_uid on oidc_payloads (uid);

-- Keys and secrets made at the first start, for example the signing keys of the identity provider.
create table secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

create table sources (
  key text primary key,
  name text not null,
  -- Country, currency, copyright, disclaimer, trademark and courtesy texts, display rules.
  settings jsonb not null,
  last_update timestamptz
);

create table places (
  -- Who's On First id.
  id bigint primary key,
  name text not null,
  placetype text not null,
  country text not null default '',
  parent_id bigint,
  -- [{ "id": "…", "name": "…", "placetype": "…" }, …] from the widest to the place itself; one list a hierarchy.
  hierarchies jsonb not null default '[]',
  -- Text for suggestions, for example "Strathcona, Edmonton, AB".
  label text not null default '',
  centre point not null,
  bounds box not null,
  -- GeoJSON, simplified for display; null where only a point is known.
  geometry jsonb,
  current boolean not null default true,
  -- The record's own modification, so that a second import changes nothing.
  content_hash text not null default ''
);
create index places_name on places (lower(name) text_pattern_ops);
create index places_bounds on places using gist (bounds);

-- Rings of a place's polygons: a point is in the place when it is in an outer ring and in no hole of that polygon.
create table place_rings (
  place_id bigint not null references places on delete cascade,
  polygon_index integer not null,
  -- 0 is the outer ring, the others are holes.
  ring_index integer not null,
  ring polygon not null,
  bounds box generated always as (box(ring)) stored,
  primary key (place_id, polygon_index, ring_index)
);
create index place_rings_bounds on place_rings using gist (bounds);

create table listings (
  source text not null,
  id text not null,
  -- Stable part of the details page's address, unique in its source.
  public_id text not null,
  mls text not null,
  -- active, pending, off
  status text not null default 'active',
  transaction_type text not null check (transaction_type in ('sale', 'lease')),
  -- house, condo, townhouse, land, commercial, rural, mobile, investment
  property_types text[] not null default '{}',
  price integer,
  bedrooms smallint,
  bathrooms real,
  -- Square feet.
  interior_size integer,
  year_built smallint,
  listed_at timestamptz not null,
  -- Longitude, latitude; null where unknown.
  location point,
  -- Geohash of 9 characters of the location.
  geohash text collate "C",
  address text,
  neighbourhood text,
  city text,
  province text,
  postal_code text,
  office_id text,
  office_name text,
  agent_ids text[] not null default '{}',
  -- Places that hold the location.
  place_ids bigint[] not null default '{}',
  -- End of the last open house that is known.
  open_house_until timestamptz,
  -- The hit's _source as docs/rest-calls.md gives it.
  document jsonb not null,
  -- Lower-case address and MLS number for suggestions.
  search_text text not null default '',
  content_hash text not null,
  -- Whether and how it may be shown: { "listing": true, "address": true, "valuation": true, "comments": true }.
  display jsonb not null default '{}',
  modified_at timestamptz not null,
  -- What a search may find: active, and not withheld by the seller.
  shown boolean generated always as
    (status = 'active' and coalesce(display -> 'listing', 'true') <> 'false'::jsonb) stored,
  -- What a map may show of it: found, with coordinates, and its address not withheld.
  on_map boolean generated always as (
    status = 'active' and coalesce(display -> 'listing', 'true') <> 'false'::jsonb
    and coalesce(display -> 'address', 'true') <> 'false'::jsonb
    and location is not null and geohash is not null
  ) stored,
  primary key (source, id)
);
-- Documents lie beside the table, so that a scan over the columns stays short.
alter table listings alter column document set storage external;
alter table listings set (toast_tuple_target = 1024);
create unique index listings_public_id on listings (source, public_id);
create index listings_mls on listings (source, lower(mls));
create index listings_listed_at on listings (source, listed_at desc, id) where shown;
create index listings_price on listings (source, price, id) where shown;
create index listings_price_des on listings (source, price desc nulls last, id) where shown;
-- Its cost says what reading a document from beside the table costs, so that the index is preferred to a scan.
create function listing_details(document jsonb) returns jsonb
  language plpgsql immutable parallel safe cost 1000
  as $$ begin return document -> 'additionalDetails'; end $$;
create index listings_details on listings using gin (listing_details(document) jsonb_path_ops);
create index listings_location on listings using gist (location);
create index listings_place_ids on listings using gin (place_ids);
create index listings_property_types on listings using gin (property_types);
create index listings_office on listings (source, office_id);
create index listings_search_text on listings (source, search_text text_pattern_ops);

-- Every change of a listing in the order it was made; what keeps copies of the store right reads on from here.
create table listing_changes (
  sequence bigint generated always as identity primary key,
  source text not null,
  listing_id text not null,
  removed boolean not null default false,
  changed_at timestamptz not null default now()
);

create table solds (
  source text not null,
  id text not null,
  office_id text,
  sold_at timestamptz,
  -- Sold listing of specification section 3.
  document jsonb not null,
  primary key (source, id)
);
create index solds_office on solds (source, office_id, sold_at desc);

create table posts (
  space_id text not null references spaces on delete cascade,
  id integer not null,
  slug text not null,
  published_at timestamptz not null,
  -- Category slugs.
  categories text[] not null default '{}',
  document jsonb not null,
  primary key (space_id, id),
  unique (space_id, slug)
);

-- Records that an import refused, with the reason.
create table import_refusals (
  id bigint generated always as identity primary key,
  import text not null,
  record text not null,
  reason text not null,
  refused_at timestamptz not null default now()
);
