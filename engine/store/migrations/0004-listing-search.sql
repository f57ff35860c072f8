-- What copies of the store need to stay right, and the areas that visitors draw.

-- The transaction that made a change. Numbers of a sequence may become visible out of order; a reader that asks again
-- for every transaction that had not ended when it last looked misses none.
alter table listing_changes add column transaction_id xid8 not null default '0';
alter table listing_changes alter column transaction_id set default pg_current_xact_id();
create index listing_changes_transaction_id on listing_changes (transaction_id);

-- Whoever writes a listing, its change is recorded.
create function record_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into listing_changes (source, listing_id, removed) select source, id, true from old_rows;
  else
    insert into listing_changes (source, listing_id, removed) select source, id, false from new_rows;
  end if;
  return null;
end $$;
create trigger listings_inserted after insert on listings
  referencing new table as new_rows for each statement execute function record_listing_changes();
create trigger listings_updated after update on listings
  referencing new table as new_rows for each statement execute function record_listing_changes();
create trigger listings_deleted after delete on listings
  referencing old table as old_rows for each statement execute function record_listing_changes();

-- What a space adds to a listing is a change of the listing too.
create function record_listing_info_changes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into listing_changes (source, listing_id) select source, listing_id from old_rows;
  end if;
  if tg_op <> 'DELETE' then
    insert into listing_changes (source, listing_id) select source, listing_id from new_rows;
  end if;
  return null;
end $$;
create trigger listing_public_info_inserted after insert on listing_public_info
  referencing new table as new_rows for each statement execute function record_listing_info_changes();
create trigger listing_public_info_updated after update on listing_public_info
  referencing old table as old_rows new table as new_rows for each statement
  execute function record_listing_info_changes();
create trigger listing_public_info_deleted after delete on listing_public_info
  referencing old table as old_rows for each statement execute function record_listing_info_changes();

create index listing_public_info_listing on listing_public_info (source, listing_id);

-- Areas that were drawn on the map, found by index and id like every pre-indexed shape.
create table shapes (
  index_name text not null,
  id text not null,
  -- The space it was drawn in; null for shapes that belong to none.
  space_id text references spaces on delete cascade,
  type text not null,
  -- GeoJSON geometry, Polygon or MultiPolygon.
  geometry jsonb not null,
  centre point not null,
  bounds box not null,
  created_at timestamptz not null default now(),
  created_by text,
  primary key (index_name, id)
);
create table shape_rings (
  index_name text not null,
  shape_id text not null,
  polygon_index integer not null,
  -- 0 is the outer ring, the others are holes.
  ring_index integer not null,
  ring polygon not null,
  primary key (index_name, shape_id, polygon_index, ring_index),
  foreign key (index_name, shape_id) references shapes on delete cascade
);
