-- The order by the lowest price: prices of a square foot after the others, unknown ones last.
drop index listings_price;
create index listings_price on listings (
  source,
  (case when price is null then 2 when price <= 1000
    and (transaction_type <> 'lease' or property_types @> array['commercial']::text[]) then 1 else 0 end),
  price,
  id
) where shown;
