-- Visitors with an account: they sign in beside the agents and edit nothing.

create table customers (
  space_id text not null references spaces on delete cascade,
  id text not null,
  -- In small letters, so that an address is taken in every spelling of it.
  email text not null,
  name text not null,
  -- scrypt, salt and parameters included.
  password_hash text not null,
  -- Null until somebody has shown that letters to the address reach them.
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  primary key (space_id, id),
  unique (space_id, email)
);
