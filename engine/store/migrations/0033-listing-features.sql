-- What more a search can ask of a listing: lot, levels, garage, parking, photos, a reduced price and words.

alter table listings
  -- Square feet.
  add column lot_size integer,
  add column storeys real,
  add column garage_spaces smallint,
  -- Garage included.
  add column parking_spaces smallint,
  -- The price before its last reduction, and when it was reduced.
  add column previous_price integer,
  add column price_reduced_at timestamptz,
  add column has_photos boolean generated always as (coalesce(document #> '{images,0}', 'null') <> 'null'::jsonb) stored;

-- A lower price than before is a reduction, unless the source says itself what the price was.
create function record_price_reduction() returns trigger language plpgsql as $$
begin
  if new.previous_price is not null and new.previous_price is distinct from old.previous_price then
    return new;
  end if;
  if new.price < old.price then
    new.previous_price := old.price;
    new.price_reduced_at := now();
  elsif new.price = old.price then
    new.previous_price := old.previous_price;
    new.price_reduced_at := old.price_reduced_at;
  else
    new.previous_price := null;
    new.price_reduced_at := null;
  end if;
  new.document := new.document - 'previous_price' - 'price_reduced_at';
  if new.previous_price is not null then
    new.document := new.document || jsonb_build_object(
      'previous_price', new.previous_price,
      'price_reduced_at', to_char(new.price_reduced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    );
  end if;
  return new;
end $$;
create trigger listings_price_reduction before update on listings
  for each row when (old.price is distinct from new.price or old.previous_price is distinct from new.previous_price)
  execute function record_price_reduction();

-- The words of remarks and facts, without case, accents and punctuation; none where a match would reveal what is
-- withheld. Its cost says what reading a document costs, so that the index is preferred to a scan.
create function listing_words(document jsonb, display jsonb) returns tsvector
  language plpgsql immutable parallel safe cost 1000
  as $$
declare
  facts text;
  words text;
begin
  if coalesce(display -> 'address', 'true') = 'false'::jsonb or coalesce(display -> 'details', 'true') = 'false'::jsonb then
    return ''::tsvector;
  end if;
  if jsonb_typeof(document -> 'additionalDetails') = 'object' then
    select string_agg(value, ' ') into facts from jsonb_each_text(document -> 'additionalDetails');
  end if;
  words := concat_ws(' ', document ->> 'description', facts);
  -- Most remarks have no accents, which take longer than all the rest.
  if words ~ '[^\x01-\x7f]' then
    words := translate(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'), '’', ' ');
  end if;
  return to_tsvector('simple'::regconfig, translate(lower(words), '-/.,''&', '      '));
end $$;
create index listings_words on listings using gin (listing_words(document, display));
alter index listings_words alter column 1 set statistics 0;

-- What sources already said as facts.
update listings set
  garage_spaces = least((document #>> '{additionalDetails,Garage Spaces}')::numeric, 99)::smallint
where document #>> '{additionalDetails,Garage Spaces}' ~ '^\d{1,4}(\.\d+)?$';
update listings set
  lot_size = round((document #>> '{additionalDetails,Acres}')::numeric * 43560)::integer
where document #>> '{additionalDetails,Acres}' ~ '^\d{1,4}(\.\d+)?$';

-- Postal codes are searched by their beginning, without spaces.
create index listings_postal_code on listings (source, upper(replace(postal_code, ' ', '')) text_pattern_ops)
  where postal_code is not null;
