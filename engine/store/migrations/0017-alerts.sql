-- E-mail about listings: what changed, who wants to know, and what waits to be mailed.

-- Changes of listings that people are notified of, written in the transaction that makes them.
create table listing_events (
  sequence bigint generated always as identity primary key,
  -- Events are read in the order of their transactions, once no older one is running.
  transaction_id xid8 not null default pg_current_xact_id(),
  source text not null,
  listing_id text not null,
  -- off: no longer available.
  kind text not null check (kind in ('new', 'price', 'back', 'off', 'sold')),
  old_price integer,
  mls text not null,
  -- Of a sale, for the gateway.
  sold_id text,
  -- The searchable columns of a listing that is gone.
  snapshot jsonb,
  changed_at timestamptz not null default now()
);
create index listing_events_order on listing_events (transaction_id, sequence);
create index listing_events_listing on listing_events (source, listing_id);
create index listing_events_changed_at on listing_events using brin (changed_at);

create function record_listing_events() returns trigger language plpgsql as $$
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
        to_jsonb(o) - 'document' - 'search_text' - 'content_hash' as snapshot,
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
    select o.source, o.id, 'off', o.price, o.mls, to_jsonb(o) - 'document' - 'search_text' - 'content_hash'
    from old_rows o
    where o.status <> 'off' and coalesce(o.display -> 'listing', 'true') <> 'false'::jsonb;
  end if;
  return null;
end $$;
create trigger listings_inserted_event after insert on listings
  referencing new table as new_rows for each statement execute function record_listing_events();
create trigger listings_updated_event after update on listings
  referencing old table as old_rows new table as new_rows for each statement
  execute function record_listing_events();
create trigger listings_deleted_event after delete on listings
  referencing old table as old_rows for each statement execute function record_listing_events();

-- A sale names its listing by MLS number; one that is gone is known by its last event.
create function record_sold_events() returns trigger language plpgsql as $$
begin
  insert into listing_events (source, listing_id, kind, old_price, mls, sold_id, snapshot)
  select s.source, l.id, 'sold', l.price, l.mls, s.id, to_jsonb(l) - 'document' - 'search_text' - 'content_hash'
  from new_rows s join listings l on l.source = s.source and lower(l.mls) = lower(s.document ->> 'mlsNum');

  insert into listing_events (source, listing_id, kind, old_price, mls, sold_id, snapshot)
  select distinct on (s.source, s.id) s.source, e.listing_id, 'sold', e.old_price, e.mls, s.id, e.snapshot
  from new_rows s join listing_events e
    on e.source = s.source and lower(e.mls) = lower(s.document ->> 'mlsNum') and e.kind = 'off'
  where not exists (select from listings l where l.source = s.source and lower(l.mls) = lower(e.mls))
  order by s.source, s.id, e.sequence desc;
  return null;
end $$;
create trigger solds_inserted_event after insert on solds
  referencing new table as new_rows for each statement execute function record_sold_events();
create index listing_events_mls on listing_events (source, lower(mls)) where kind = 'off';

-- How often a customer wants e-mail about a saved search, or about all favourites.
create table alert_subscriptions (
  space_id text not null,
  customer_id text not null,
  source text not null,
  -- Id of a saved search; empty for the favourites.
  search_id text not null,
  -- Short name for joins.
  number bigint generated always as identity unique,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'never')),
  -- The last event before: what had changed by then is not reported.
  since_event bigint not null,
  -- Of the site on which it was set: where links lead.
  origin text not null,
  -- Its last change, for copies in memory.
  transaction_id xid8 not null default pg_current_xact_id(),
  primary key (space_id, customer_id, source, search_id),
  foreign key (space_id, customer_id) references customers on delete cascade
);
create index alert_subscriptions_transaction_id on alert_subscriptions (transaction_id);

-- Every choice of a frequency, with the text that was shown. Rows are never changed.
create table alert_consents (
  id bigint generated always as identity primary key,
  space_id text not null,
  customer_id text not null,
  source text not null,
  search_id text not null,
  search_name text,
  frequency text not null,
  -- Null for a withdrawal.
  text_version text,
  -- SHA-256 of the text, hexadecimal.
  text_hash text,
  -- site, account, link or one-click.
  via text not null,
  decided_at timestamptz not null,
  visitor_ip text,
  foreign key (space_id, customer_id) references customers on delete cascade
);
create index alert_consents_customer on alert_consents (space_id, customer_id);

-- What waits to be mailed, a row for each subscription and event; deleted in the transaction that queues the mail.
create table alert_entries (
  -- Of `alert_subscriptions`, without a foreign key: hundreds of thousands of rows are written at once.
  subscription bigint not null,
  event bigint not null,
  matched_at timestamptz not null,
  primary key (subscription, event)
);

-- The last event that was matched; one row, once there was one.
create table alert_cursor (
  id boolean primary key default true check (id),
  transaction_id xid8 not null,
  sequence bigint not null
);
create index favourites_listing on favourites (source, listing_id);
