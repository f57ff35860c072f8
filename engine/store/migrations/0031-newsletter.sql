-- Who gets new posts by mail. A subscriber is pending until the address is confirmed by a link.
create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  space_id text not null references spaces on delete cascade,
  email text not null,
  -- Where they signed up: the site of the links in their mails.
  origin text not null,
  state text not null check (state in ('pending', 'confirmed', 'ended')),
  consent text not null,
  visitor_ip text,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (space_id, email)
);

-- Whether a post is mailed to subscribers once it is public, when that was, and to how many.
alter table posts
  add column is_mailed boolean not null default false,
  add column mailed_at timestamptz,
  add column mailed_count integer;
create index posts_to_mail on posts (published_at) where is_mailed and mailed_at is null;
