-- A whole-site design that an agent looks at before it is live: drafts of theme, header and footer, and of these pages.
create table design_drafts (
  space_id text not null references spaces on delete cascade,
  agent_uid text not null,
  template text not null,
  -- Empty for the look alone.
  slugs jsonb not null,
  made_at timestamptz not null,
  primary key (space_id, agent_uid)
);
