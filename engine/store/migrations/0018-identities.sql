-- A customer without a password signs in at a provider elsewhere, or with a passkey.
alter table customers alter column password_hash drop not null;

-- Who a customer is at an identity provider elsewhere.
create table customer_identities (
  space_id text not null,
  issuer text not null,
  subject text not null,
  customer_id text not null,
  linked_at timestamptz not null,
  primary key (space_id, issuer, subject),
  unique (space_id, customer_id, issuer),
  foreign key (space_id, customer_id) references customers on delete cascade
);

-- The provider elsewhere at which the session began, where its sign-out is.
alter table sessions add column provider text;
