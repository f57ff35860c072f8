-- What a listing cost, and in which status it was, since it came on the market: recorded whenever it changes, in its document.

-- A member of the document, the oldest first: [{"at": "2026-11-02T09:00:00Z", "price": 459900, "status": "active"}].
create function listing_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

create function first_listing_history(
  listed_at timestamptz, price integer, previous_price integer, price_reduced_at timestamptz, status text
) returns jsonb language sql stable as $$
  select case
    when price is null then '[]'::jsonb
    when previous_price is null or price_reduced_at is null then
      jsonb_build_array(jsonb_build_object('at', listing_time(listed_at), 'price', price, 'status', status))
    else
      jsonb_build_array(
        jsonb_build_object('at', listing_time(listed_at), 'price', previous_price, 'status', 'active'),
        jsonb_build_object('at', listing_time(greatest(listed_at, price_reduced_at)), 'price', price, 'status', status)
      )
  end
$$;

create function record_listing_history() returns trigger language plpgsql as $$
declare
  history jsonb;
begin
  if tg_op = 'UPDATE' then
    history := coalesce(
      old.document -> 'price_history',
      first_listing_history(old.listed_at, old.price, old.previous_price, old.price_reduced_at, old.status)
    );
    if new.price is not null and (new.price is distinct from old.price or new.status is distinct from old.status) then
      history := history || jsonb_build_object(
        'at', listing_time(case when new.price < old.price then coalesce(new.price_reduced_at, now()) else now() end),
        'price', new.price, 'status', new.status
      );
    end if;
    -- The first entry and the newest fifty.
    if jsonb_array_length(history) > 51 then
      history := jsonb_build_array(history -> 0) || (
        select jsonb_agg(entry order by place) from jsonb_array_elements(history) with ordinality as list (entry, place)
        where place > jsonb_array_length(history) - 50
      );
    end if;
  else
    history := first_listing_history(new.listed_at, new.price, new.previous_price, new.price_reduced_at, new.status);
  end if;
  new.document := new.document || jsonb_build_object('price_history', history);
  return new;
end $$;

create trigger listings_record_first_history before insert on listings
  for each row when (new.document -> 'price_history' is null) execute function record_listing_history();
-- After listings_price_reduction: triggers run in the order of their names.
create trigger listings_record_history before update on listings
  for each row execute function record_listing_history();

-- What the store knows of those it has.
alter table listings disable trigger user;
update listings set document = document || jsonb_build_object(
  'price_history', first_listing_history(listed_at, price, previous_price, price_reduced_at, status)
);
alter table listings enable trigger user;
