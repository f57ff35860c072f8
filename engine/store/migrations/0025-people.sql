-- Who works on a site as its owners see it, the sessions of each, and who changed what.

-- Every change of an account counts up, so that of two owners the second learns of the first.
alter table accounts add column revision integer not null default 1;
alter table accounts add column signed_in_at timestamptz;

-- From where a session was begun, and when it was last used (written every few minutes at most).
alter table sessions add column user_agent text;
alter table sessions add column ip text;
alter table sessions add column used_at timestamptz;

create table audit_log (
  id bigint generated always as identity primary key,
  space_id text not null references spaces on delete cascade,
  at timestamptz not null,
  -- Subject of the account; null for commands and for what the site does by itself.
  actor_id text,
  actor_name text not null,
  actor_role text not null,
  kind text not null,
  action text not null,
  subject text not null,
  -- Before and after in short, without secrets.
  summary text not null default ''
);
create index audit_log_of_space on audit_log (space_id, id desc);
create index audit_log_at on audit_log (at);

-- Records are added, and deleted after the retention; nothing changes one.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'A record of the audit log cannot be changed';
end
$$;
create trigger audit_log_is_append_only before update on audit_log
  for each row execute function refuse_audit_change();
