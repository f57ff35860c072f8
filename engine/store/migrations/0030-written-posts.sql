-- Posts are written in the product: drafts, revisions, who wrote them. What was imported or seeded is published.
alter table posts
  add column state text not null default 'published' check (state in ('draft', 'published')),
  add column author_id text,
  add column revision bigint not null default 1,
  add column saved_at timestamptz not null default now(),
  add column saved_by text;

-- Addresses that a published post had before; they redirect to the current one.
create table post_redirects (
  space_id text not null references spaces on delete cascade,
  slug text not null,
  post_id integer not null,
  primary key (space_id, slug),
  foreign key (space_id, post_id) references posts (space_id, id) on delete cascade
);
