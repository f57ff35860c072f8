-- The first site of an empty store, sites that no longer answer, and what people may do on a site.

-- A single-use link to the page that creates the first site; the link holds the secret, the row its SHA-256.
create table setup_links (
  secret_hash text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- No host name leads to an archived site, and nobody signs in to it; its data stay.
alter table spaces add column archived_at timestamptz;

-- Until now every account had every right.
alter table accounts add column role text not null default 'owner'
  check (role in ('owner', 'editor', 'agent', 'viewer'));
alter table accounts alter column role drop default;
-- The name of somebody who is not in the team.
alter table accounts add column name text not null default '';

-- A single-use link to choose a password: one of a purpose for each account.
create table account_links (
  space_id text not null,
  account_id text not null,
  purpose text not null check (purpose in ('invitation', 'reset-password')),
  secret_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (space_id, account_id, purpose),
  foreign key (space_id, account_id) references accounts on delete cascade
);
create index account_links_expires_at on account_links (expires_at);
