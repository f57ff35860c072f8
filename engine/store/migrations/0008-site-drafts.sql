-- What an agent changed of what all pages share and has not saved yet: one draft an agent and a part.

create table site_drafts (
  space_id text not null references spaces on delete cascade,
  agent_uid text not null,
  part text not null check (part in ('website', 'header', 'footer')),
  revision bigint not null,
  -- What the draft began with: the revision that was live, and what it said.
  base_revision bigint not null,
  base jsonb not null,
  body jsonb not null,
  saved_at timestamptz not null,
  primary key (space_id, agent_uid, part)
);
