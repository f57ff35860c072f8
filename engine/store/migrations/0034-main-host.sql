-- The name of a site that its mails and search engines are told; without one it is the first of the alphabet.
alter table space_hosts add column is_main boolean not null default false;
create unique index space_hosts_main on space_hosts (space_id) where is_main;
