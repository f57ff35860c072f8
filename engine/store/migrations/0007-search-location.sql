-- Where searches by position find a listing. One whose address is withheld stands at the nearest hundredth of a degree,
-- about a kilometre apart, so that no series of boxes or circles tells where it is.
alter table listings add column search_location point generated always as (
  case when coalesce(display -> 'address', 'true') <> 'false'::jsonb then location
  else point(round(location[0]::numeric, 2)::float8, round(location[1]::numeric, 2)::float8) end
) stored;
create index listings_search_location on listings using gist (search_location);
drop index listings_location;
