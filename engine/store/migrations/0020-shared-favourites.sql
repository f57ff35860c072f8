-- Two customers who see each other's favourites; a row for each of them.
create table favourite_partners (
  space_id text not null,
  customer_id text not null,
  partner_id text not null,
  since timestamptz not null,
  primary key (space_id, customer_id),
  unique (space_id, partner_id),
  check (customer_id <> partner_id),
  foreign key (space_id, customer_id) references customers on delete cascade,
  foreign key (space_id, partner_id) references customers on delete cascade
);

-- The open invitation of a customer; a new one replaces it.
create table share_invitations (
  space_id text not null,
  customer_id text not null,
  -- SHA-256 of the secret.
  secret_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (space_id, customer_id),
  foreign key (space_id, customer_id) references customers on delete cascade
);

-- Notes on favourites of the partner; those on own favourites are in favourites. They go with the partnership.
create table partner_notes (
  space_id text not null,
  customer_id text not null,
  source text not null,
  listing_id text not null,
  note text not null,
  saved_at timestamptz not null,
  primary key (space_id, customer_id, source, listing_id),
  foreign key (space_id, customer_id) references customers on delete cascade,
  foreign key (space_id, customer_id) references favourite_partners on delete cascade
);
