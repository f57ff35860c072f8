-- Forms and what visitors send with them, organisation charts, blog categories, and what agents add to listings.

create table forms (
  space_id text not null references spaces on delete cascade,
  id text not null,
  name text not null,
  sort_order integer not null default 0,
  -- Fields of domain/contact/form.ts.
  fields jsonb not null,
  has_captcha boolean not null default false,
  primary key (space_id, id)
);

create table form_submissions (
  id text primary key,
  space_id text not null references spaces on delete cascade,
  form_id text not null,
  -- The view it was sent from: one view sends one submission.
  view_id text not null unique,
  -- The fields by name, with the address of the page.
  submission jsonb not null,
  extra_data jsonb not null default '{}',
  submitted_at timestamptz not null default now()
);
create index form_submissions_space on form_submissions (space_id, submitted_at desc);

-- Views whose captcha was answered, rightly or not; kept until the view is over.
create table spent_form_views (
  view_id text primary key,
  expires_at timestamptz not null
);
create index spent_form_views_expires_at on spent_form_views (expires_at);

create table org_charts (
  space_id text primary key references spaces on delete cascade,
  body jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text
);

create table post_categories (
  space_id text not null references spaces on delete cascade,
  id integer not null,
  slug text not null,
  name text not null,
  description text not null default '',
  parent_slug text,
  primary key (space_id, id),
  unique (space_id, slug)
);
create index posts_published_at on posts (space_id, published_at desc, id desc);

-- What the agents of a space add to a listing; imports never touch it.
create table listing_public_info (
  space_id text not null references spaces on delete cascade,
  source text not null,
  listing_id text not null,
  body jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text,
  primary key (space_id, source, listing_id)
);
