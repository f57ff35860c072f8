-- Schools, stops and parks of a site's area, from open data that its operator imports.
create table nearby_places (
  space_id text not null references spaces on delete cascade,
  -- The kind and the id in the file.
  id text not null,
  kind text not null check (kind in ('school', 'transit', 'park')),
  name text not null,
  -- Grades of a school, lines of a stop.
  detail text,
  location point not null,
  -- Of an area; a point of others.
  bounds box not null,
  -- The outer ring of an area as [[lon, lat], …]; null for points.
  ring jsonb,
  primary key (space_id, id)
);
create index nearby_places_bounds on nearby_places using gist (bounds);

create trigger nearby_places_inserted_announced after insert on nearby_places
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger nearby_places_updated_announced after update on nearby_places
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger nearby_places_deleted_announced after delete on nearby_places
  referencing old table as old_rows for each statement execute function announce_site_change();
