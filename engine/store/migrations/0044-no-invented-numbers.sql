-- Earlier versions gave a home that an agent entered without an MLS number the first six digits of its id as one. The id is
-- random, so that no number of an MLS equals them.
update own_listings set record = record - 'ListingId'
where id ~ '^own-[0-9a-f]{10}$' and record ->> 'ListingId' = upper(substr(id, 5, 6));

update listings set
  search_text = left(search_text, -length(mls)) || id,
  mls = id,
  document = jsonb_set(document, '{mls}', to_jsonb(id))
where id ~ '^own-[0-9a-f]{10}$' and mls = upper(substr(id, 5, 6));

update leads set listing_mls = listing_id
where listing_id ~ '^own-[0-9a-f]{10}$' and listing_mls = upper(substr(listing_id, 5, 6));
