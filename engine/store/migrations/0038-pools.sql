-- Whether a listing has a pool, of its own or of the building, as its source says.

alter table listings
  add column has_pool boolean generated always as (coalesce(document -> 'has_pool', 'false') = 'true'::jsonb) stored;
