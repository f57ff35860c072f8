-- The queue and the record of outgoing e-mail. A mail is queued in the transaction of what caused it.
create table mails (
  id uuid primary key default gen_random_uuid(),
  space_id text not null references spaces on delete cascade,
  -- The customer it belongs to: deleted with their account. Null for mails to agents.
  customer_id text,
  kind text not null,
  recipient text not null,
  sender_name text not null,
  reply_to text,
  subject text not null,
  -- Where a single-use link belongs, both bodies hold a placeholder; see `secret`.
  text_body text not null,
  html_body text not null,
  -- Replaces the placeholder on sending, and is deleted with it: the record must not sign anybody in.
  secret text,
  unsubscribe_url text,
  -- The same event queues one mail, however often it is handled.
  idempotency_key text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  -- While a process sends it; one that dies leaves it to the others at this time.
  locked_until timestamptz,
  sent_at timestamptz,
  failure text,
  unique (space_id, idempotency_key),
  foreign key (space_id, customer_id) references customers on delete cascade
);
create index mails_waiting on mails (next_attempt_at) where status = 'waiting';
create index mails_of_space on mails (space_id, queued_at);
create index mails_of_customer on mails (space_id, customer_id);
