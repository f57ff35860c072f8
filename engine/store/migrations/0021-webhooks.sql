-- Where the leads of a site are sent as they arrive, one endpoint a site.
create table webhooks (
  space_id text primary key references spaces on delete cascade,
  url text not null,
  -- whsec_… as the Standard Webhooks specification has it; the receiver needs the same.
  secret text not null,
  -- The one before: both sign until then, so that the receiver can change it at leisure.
  previous_secret text,
  previous_until timestamptz,
  enabled boolean not null default true,
  changed_at timestamptz not null,
  changed_by text not null
);

-- The queue and the record of deliveries. An event is queued in the transaction of what caused it.
create table webhook_deliveries (
  -- The event's id: the receiver's idempotency key, the same for every attempt and replay.
  id text primary key,
  space_id text not null references spaces on delete cascade,
  -- Null for tests.
  lead_id text references leads on delete cascade,
  type text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  locked_until timestamptz,
  delivered_at timestamptz,
  response_status integer,
  failure text
);
create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at) where status = 'waiting';
create index webhook_deliveries_of_space on webhook_deliveries (space_id, queued_at desc);
