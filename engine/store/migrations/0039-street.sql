-- The street in the address of a listing, where it is shown: without the flat behind it ("#204", ", unit 3") and the numbers of flat and
-- house before it. "204 10425 82 Avenue" keeps the number that is the name. Stored, since reading it takes 30 microseconds a listing.

alter table listings
  add column street text generated always as (
    case when coalesce(display -> 'address', 'true') <> 'false'::jsonb then
      nullif(trim(regexp_replace(
        regexp_replace(address, '[ ,]+(#|unit |apt[.]? |suite |ste[.]? )[^ ]*$', '', 'i'),
        '^(?:(?:unit|suite|apt[.]?) )??(?:[^ ]*[0-9][^ ]* +?(?:- +?)??)+?(?=[0-9]+[a-z]* (?:avenue|ave|av|street|st|road|rd)(?:[. ]|$)|[^0-9# -])',
        '', 'i')), '')
    end
  ) stored;
