-- Files that agents have uploaded; their bytes stand in DATA_DIR/files/{space}/{path}.

create table files (
  id uuid primary key default gen_random_uuid(),
  space_id text not null references spaces on delete cascade,
  -- What the agent called it.
  name text not null,
  -- Below /_files/{space}/: a digest of the bytes, then a name that is safe in addresses.
  path text not null,
  type text not null,
  kind text not null check (kind in ('image', 'document', 'video')),
  bytes bigint not null check (bytes > 0),
  -- Pixels of an image as it is seen, upright.
  width integer,
  height integer,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  unique (space_id, path)
);
create index files_newest on files (space_id, uploaded_at desc, id);
