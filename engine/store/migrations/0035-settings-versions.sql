-- Every version of website, header and footer that was live. A trigger stores them, as several operations write settings:
-- saving, templates of a site, its setup, a file that is replaced.

create table settings_versions (
  space_id text not null references spaces on delete cascade,
  name text not null check (name in ('website', 'header', 'footer')),
  revision bigint not null,
  body jsonb not null,
  saved_at timestamptz not null,
  saved_by text,
  primary key (space_id, name, revision)
);

create function keep_settings_version() returns trigger language plpgsql as $$
begin
  insert into settings_versions (space_id, name, revision, body, saved_at, saved_by)
  values (new.space_id, new.name, new.revision, new.body, new.saved_at, new.saved_by)
  on conflict do nothing;
  delete from settings_versions
  where space_id = new.space_id and name = new.name and revision < (
    select min(revision) from (
      select revision from settings_versions
      where space_id = new.space_id and name = new.name order by revision desc limit 100
    ) kept);
  return null;
end $$;
create trigger settings_version after insert or update on settings
  for each row execute function keep_settings_version();

insert into settings_versions (space_id, name, revision, body, saved_at, saved_by)
  select space_id, name, revision, body, saved_at, saved_by from settings;
