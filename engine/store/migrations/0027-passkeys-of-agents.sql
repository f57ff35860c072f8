-- Agents sign in with passkeys too: each is of one customer or of one account.
alter table passkeys alter column customer_id drop not null;
alter table passkeys add column account_id text;
alter table passkeys add foreign key (space_id, account_id) references accounts on delete cascade;
alter table passkeys add check ((customer_id is null) <> (account_id is null));
create index passkeys_account on passkeys (space_id, account_id);
