-- Passkeys with which customers sign in.
create table passkeys (
  space_id text not null,
  -- The credential's id, base64url.
  id text not null,
  customer_id text not null,
  -- The host that it is bound to.
  rp_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  -- What its owner calls it.
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (space_id, id),
  foreign key (space_id, customer_id) references customers on delete cascade
);
create index passkeys_customer on passkeys (space_id, customer_id);
