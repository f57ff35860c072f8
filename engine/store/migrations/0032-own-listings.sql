-- Listings that the agents of a site enter themselves or upload as a file, as records of the RESO Data Dictionary. `listings` has
-- what visitors may see of those that are no drafts.
create table own_listings (
  space_id text not null references spaces on delete cascade,
  id text not null,
  revision integer not null default 1,
  record jsonb not null,
  -- Id in agents of whoever answers for it; null for the office.
  agent_id text,
  -- The uid of whoever entered it.
  created_by text,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by text,
  primary key (space_id, id)
);
create index own_listings_recent on own_listings (space_id, saved_at desc, id);
