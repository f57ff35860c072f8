-- What visitors asked for, as the agents of a site work on it. A lead is written with its submission, its mail and its
-- webhook event in one transaction.
create table leads (
  id text primary key,
  space_id text not null references spaces on delete cascade,
  -- Null for a sign-up.
  submission_id text unique references form_submissions on delete cascade,
  -- Id of the form, or `sign-up`.
  kind text not null,
  form_name text not null,
  origin text not null check (origin in ('page', 'modal', 'embedded', 'sign-up')),
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  message text not null default '',
  -- The other fields: [{ label, value }].
  fields jsonb not null default '[]',
  source text,
  listing_id text,
  listing_mls text,
  page_url text not null default '',
  referrer text not null default '',
  -- utm_… parameters by name without the prefix.
  campaign jsonb not null default '{}',
  -- Without a foreign key: the lead stays when the account is deleted.
  customer_id text,
  -- Whether the customer was signed in, or has verified the same email.
  customer_by text check (customer_by in ('session', 'email')),
  consent_text text,
  -- SHA-256 of the text: its version.
  consent_hash text,
  consented_at timestamptz,
  visitor_ip text,
  status text not null default 'new'
    check (status in ('new', 'contacted', 'qualified', 'won', 'lost', 'archived')),
  -- Id of an agent of the team.
  assigned_to text,
  read_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Lower case; phone numbers also as digits.
  search_text text not null default ''
);
create index leads_of_space on leads (space_id, created_at desc, id desc);
create index leads_of_customer on leads (space_id, customer_id) where customer_id is not null;

-- Notes and what was changed, with the agent who did it.
create table lead_events (
  id text primary key,
  lead_id text not null references leads on delete cascade,
  kind text not null check (kind in ('note', 'status', 'assigned')),
  -- The note, the status, or the id of the agent.
  body text not null default '',
  author_uid text,
  author_name text not null,
  created_at timestamptz not null
);
create index lead_events_of_lead on lead_events (lead_id, created_at);

insert into leads (id, space_id, submission_id, kind, form_name, origin, name, email, phone, message, fields, listing_id, page_url,
  customer_id, customer_by, consent_text, consent_hash, consented_at, created_at, changed_at, search_text)
select id, space_id, id, form_id, form_id,
  case when extra_data ->> 'source' in ('modal', 'embedded') then extra_data ->> 'source' else 'page' end,
  coalesce(submission ->> 'name', ''), coalesce(submission ->> 'email', ''), coalesce(submission ->> 'phone', ''),
  coalesce(submission ->> 'message', ''),
  (select coalesce(jsonb_agg(jsonb_build_object('label', key, 'value', value)), '[]') from jsonb_each_text(submission)
    where key not in ('name', 'email', 'phone', 'message', 'pageUrl')),
  extra_data ->> 'listingID', coalesce(submission ->> 'pageUrl', ''), extra_data ->> 'customerID',
  case when extra_data ->> 'customerID' is not null then 'session' end, extra_data ->> 'consent',
  encode(sha256(convert_to(extra_data ->> 'consent', 'UTF8')), 'hex'),
  case when extra_data ->> 'consent' is not null then submitted_at end, date_trunc('milliseconds', submitted_at), submitted_at,
  lower((select coalesce(string_agg(value, ' '), '') from jsonb_each_text(submission)))
from form_submissions;
