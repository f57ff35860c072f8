-- The last state of a listing that is gone includes its document: sales are matched by terms that only it has.
create or replace function record_listing_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_events (source, listing_id, kind, mls)
    select n.source, n.id, case when exists (
      select from listing_events e where e.source = n.source and e.listing_id = n.id and e.kind = 'off'
    ) then 'back' else 'new' end, n.mls
    from new_rows n where n.shown;
  elsif tg_op = 'UPDATE' then
    insert into listing_events (source, listing_id, kind, old_price, mls, snapshot)
    select c.source, c.id, c.kind, c.old_price, c.mls, case when c.kind = 'off' then c.snapshot end
    from (
      select n.source, n.id, n.mls, o.price as old_price,
        to_jsonb(o) - 'search_text' - 'content_hash' as snapshot,
        case
          when n.shown and not o.shown then 'back'
          when n.shown and n.price <> o.price then 'price'
          when o.status <> 'off' and coalesce(o.display -> 'listing', 'true') <> 'false'::jsonb
            and (n.status = 'off' or coalesce(n.display -> 'listing', 'true') = 'false'::jsonb) then 'off'
        end as kind
      from new_rows n join old_rows o on o.source = n.source and o.id = n.id
    ) c
    where c.kind is not null;
  else
    insert into listing_events (source, listing_id, kind, old_price, mls, snapshot)
    select o.source, o.id, 'off', o.price, o.mls, to_jsonb(o) - 'search_text' - 'content_hash'
    from old_rows o
    where o.status <> 'off' and coalesce(o.display -> 'listing', 'true') <> 'false'::jsonb;
  end if;
  return null;
end $$;

create or replace function record_sold_events() returns trigger language plpgsql as $$
begin
  insert into listing_events (source, listing_id, kind, old_price, mls, sold_id, snapshot)
  select s.source, l.id, 'sold', l.price, l.mls, s.id, to_jsonb(l) - 'search_text' - 'content_hash'
  from new_rows s join listings l on l.source = s.source and lower(l.mls) = lower(s.document ->> 'mlsNum');

  insert into listing_events (source, listing_id, kind, old_price, mls, sold_id, snapshot)
  select distinct on (s.source, s.id) s.source, e.listing_id, 'sold', e.old_price, e.mls, s.id, e.snapshot
  from new_rows s join listing_events e
    on e.source = s.source and lower(e.mls) = lower(s.document ->> 'mlsNum') and e.kind = 'off'
  where not exists (select from listings l where l.source = s.source and lower(l.mls) = lower(e.mls))
  order by s.source, s.id, e.sequence desc;
  return null;
end $$;
