-- When its customer cancelled what a lead requests.
alter table leads add column cancelled_at timestamptz;

alter table lead_events drop constraint lead_events_kind_check;
alter table lead_events
  add constraint lead_events_kind_check check (kind in ('note', 'status', 'assigned', 'cancelled'));
