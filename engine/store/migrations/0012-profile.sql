-- What customers own: favourites, saved searches, and what the viewing conditions ask of them.

create table favourites (
  space_id text not null,
  customer_id text not null,
  source text not null,
  listing_id text not null,
  -- Names the listing after it has left the market.
  mls text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (space_id, customer_id, source, listing_id),
  foreign key (space_id, customer_id) references customers on delete cascade
);

create table saved_searches (
  space_id text not null,
  customer_id text not null,
  source text not null,
  id text not null,
  name text not null,
  -- { geo, sort, filters }, as in a REST call.
  ui_state jsonb not null,
  created_at timestamptz not null default now(),
  primary key (space_id, customer_id, source, id),
  unique (space_id, customer_id, source, name),
  foreign key (space_id, customer_id) references customers on delete cascade
);

-- A consent is never changed: another version of the text is another row.
create table terms_agreements (
  space_id text not null,
  customer_id text not null,
  source text not null,
  version text not null,
  -- SHA-256 of the text, hexadecimal.
  text_hash text not null,
  agreed_at timestamptz not null,
  -- Null where the service does not know it.
  visitor_ip text,
  primary key (space_id, customer_id, source, version, text_hash),
  foreign key (space_id, customer_id) references customers on delete cascade
);

create table customer_contacts (
  space_id text not null,
  customer_id text not null,
  -- Digits only.
  phone text not null,
  saved_at timestamptz not null default now(),
  primary key (space_id, customer_id),
  foreign key (space_id, customer_id) references customers on delete cascade
);
