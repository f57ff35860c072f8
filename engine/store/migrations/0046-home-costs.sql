-- What the source names of the costs of a home, where its details are not withheld: the first number of the first of the facts that
-- has one (domain/listing/mortgage/home-costs.ts).

create function listing_amount(details jsonb, display jsonb, names text[]) returns integer
  language plpgsql immutable parallel safe
  as $$
declare
  digits text;
  amount numeric;
begin
  if jsonb_typeof(details) is distinct from 'object' or coalesce(display -> 'details', 'true') = 'false'::jsonb then
    return null;
  end if;
  select substring(value #>> '{}' from '[0-9][0-9,]*(?:[.][0-9]+)?') into digits
  from jsonb_each(details) with ordinality fact (name, value, place),
    lateral (select array_position(names, regexp_replace(lower(name), '[^a-z0-9]', '', 'g')) as rank) ranked
  where name ~* 'tax|fee' and rank is not null and jsonb_typeof(value) <> 'object' and value #>> '{}' ~ '[0-9]'
  order by rank, place
  limit 1;
  if length(digits) > 100 then
    return null;
  end if;
  amount := round(replace(digits, ',', '')::numeric);
  return case when amount <= 999999999 then amount::integer end;
end $$;

alter table listings
  -- Dollars a year.
  add column property_tax integer generated always as (
    listing_amount(document -> 'additionalDetails', display, array['taxes', 'annualtaxes', 'taxannualamount'])
  ) stored,
  add column monthly_fee integer generated always as (
    listing_amount(document -> 'additionalDetails', display, array['condofee', 'associationfee', 'maintenancefee', 'monthlyfee'])
  ) stored;
