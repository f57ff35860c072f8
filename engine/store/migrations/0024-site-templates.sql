-- Pages that a whole-site template made, as long as nobody has saved them since.
alter table page_versions drop constraint page_versions_reason_check;
alter table page_versions add constraint page_versions_reason_check
  check (reason in ('created', 'copied', 'saved', 'published', 'scheduled', 'restored', 'template'));

-- What a site was before a template replaced it: its theme, header, footer and pages with their drafts.
create table former_sites (
  id uuid primary key,
  space_id text not null references spaces on delete cascade,
  -- The template that took its place; null when an earlier site was restored.
  template text,
  body jsonb not null,
  made_at timestamptz not null,
  made_by text not null
);
create index former_sites_of_space on former_sites (space_id, made_at desc);
