-- What stands beside the live pages: drafts, earlier versions, times to publish, links to look at a draft, the trash.

-- A page keeps its key when its address changes.
alter table pages add column page_key uuid not null default gen_random_uuid();
alter table pages add column published boolean not null default true;
alter table pages add constraint pages_page_key unique (page_key);

-- Every version that was live, kept beyond the page: the trash brings a page back with its past.
create table page_versions (
  page_key uuid not null,
  revision bigint not null,
  space_id text not null references spaces on delete cascade,
  body jsonb not null,
  reason text not null check (reason in ('created', 'copied', 'saved', 'published', 'scheduled', 'restored')),
  saved_at timestamptz not null,
  saved_by text,
  primary key (page_key, revision)
);

create table page_drafts (
  page_key uuid primary key references pages (page_key) on delete cascade,
  revision bigint not null,
  -- The revision of the live page that the draft began with.
  base_revision bigint not null,
  body jsonb not null,
  saved_at timestamptz not null,
  saved_by text
);

create table page_schedules (
  page_key uuid primary key references pages (page_key) on delete cascade,
  publish_at timestamptz,
  unpublish_at timestamptz,
  scheduled_by text not null,
  -- Why the last time could not be kept.
  problem text
);
create index page_schedules_due on page_schedules (least(publish_at, unpublish_at));

create table page_previews (
  token_hash text primary key,
  page_key uuid not null references pages (page_key) on delete cascade,
  created_by text not null,
  expires_at timestamptz not null
);
create index page_previews_page on page_previews (page_key);

create table trashed_pages (
  page_key uuid primary key,
  space_id text not null references spaces on delete cascade,
  revision bigint not null,
  body jsonb not null,
  published boolean not null,
  draft jsonb,
  deleted_at timestamptz not null,
  deleted_by text not null
);
create index trashed_pages_space on trashed_pages (space_id, deleted_at desc);
