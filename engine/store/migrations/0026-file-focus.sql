-- The point of a picture that a crop must show, in percent, and what it is described by where a page says nothing else.
alter table files
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  add column alt_text text not null default '';
