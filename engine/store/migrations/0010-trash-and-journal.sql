-- The old addresses that led to a deleted page, so that it comes back with them.
alter table trashed_pages add column redirects text[] not null default '{}';

-- The journal of listing changes is pruned by age.
create index listing_changes_changed_at on listing_changes using brin (changed_at);
