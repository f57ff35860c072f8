-- Single-use links that mails carry to customers. A new one of a purpose replaces the one before.
create table customer_links (
  space_id text not null,
  customer_id text not null,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  -- SHA-256 of the secret.
  secret_hash text not null unique,
  -- The address that the link proves.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (space_id, customer_id, purpose),
  foreign key (space_id, customer_id) references customers on delete cascade
);
create index customer_links_expires_at on customer_links (expires_at);
