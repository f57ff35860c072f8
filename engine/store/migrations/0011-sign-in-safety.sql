-- Failed sign-ins of every process, by a digest of whom they count for.
create table sign_in_failures (
  key text primary key,
  failures integer not null,
  expires_at timestamptz not null
);
create index sign_in_failures_expires_at on sign_in_failures (expires_at);

-- Who an account is at an identity provider elsewhere.
create table account_identities (
  space_id text not null,
  issuer text not null,
  subject text not null,
  account_id text not null,
  primary key (space_id, issuer, subject),
  foreign key (space_id, account_id) references accounts on delete cascade
);

create index sessions_subject on sessions (space_id, kind, subject);
