-- Every change of what visitors see is announced when its transaction commits, so that no process goes on serving documents
-- from before it. Whoever writes: the site, a command, an import, or a person with psql.
-- Payloads: "site ID" (content of a site), "source KEY" (listings and what may be shown of them), "hosts" (which site answers where) and "all".

create function announce_site_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('strapwork_changes', 'site ' || space_id) from (select distinct space_id from old_rows) changed;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('strapwork_changes', 'site ' || space_id) from (select distinct space_id from new_rows) changed;
  end if;
  return null;
end $$;

create function announce_source_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('strapwork_changes', 'source ' || source) from (select distinct source from old_rows) changed;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('strapwork_changes', 'source ' || source) from (select distinct source from new_rows) changed;
  end if;
  return null;
end $$;

-- For tables whose rows concern more than one site.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('strapwork_changes', tg_argv[0]);
  return null;
end $$;

create trigger settings_inserted_announced after insert on settings
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger settings_updated_announced after update on settings
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger settings_deleted_announced after delete on settings
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger pages_inserted_announced after insert on pages
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger pages_updated_announced after update on pages
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger pages_deleted_announced after delete on pages
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger page_redirects_inserted_announced after insert on page_redirects
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger page_redirects_updated_announced after update on page_redirects
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger page_redirects_deleted_announced after delete on page_redirects
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger agents_inserted_announced after insert on agents
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger agents_updated_announced after update on agents
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger agents_deleted_announced after delete on agents
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger org_charts_inserted_announced after insert on org_charts
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger org_charts_updated_announced after update on org_charts
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger org_charts_deleted_announced after delete on org_charts
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger posts_inserted_announced after insert on posts
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger posts_updated_announced after update on posts
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger posts_deleted_announced after delete on posts
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger post_categories_inserted_announced after insert on post_categories
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger post_categories_updated_announced after update on post_categories
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger post_categories_deleted_announced after delete on post_categories
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger forms_inserted_announced after insert on forms
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger forms_updated_announced after update on forms
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger forms_deleted_announced after delete on forms
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger files_inserted_announced after insert on files
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger files_updated_announced after update on files
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger files_deleted_announced after delete on files
  referencing old table as old_rows for each statement execute function announce_site_change();
create trigger listing_public_info_inserted_announced after insert on listing_public_info
  referencing new table as new_rows for each statement execute function announce_site_change();
create trigger listing_public_info_updated_announced after update on listing_public_info
  referencing old table as old_rows new table as new_rows for each statement execute function announce_site_change();
create trigger listing_public_info_deleted_announced after delete on listing_public_info
  referencing old table as old_rows for each statement execute function announce_site_change();

create trigger listings_inserted_announced after insert on listings
  referencing new table as new_rows for each statement execute function announce_source_change();
create trigger listings_updated_announced after update on listings
  referencing old table as old_rows new table as new_rows for each statement execute function announce_source_change();
create trigger listings_deleted_announced after delete on listings
  referencing old table as old_rows for each statement execute function announce_source_change();
create trigger solds_inserted_announced after insert on solds
  referencing new table as new_rows for each statement execute function announce_source_change();
create trigger solds_updated_announced after update on solds
  referencing old table as old_rows new table as new_rows for each statement execute function announce_source_change();
create trigger solds_deleted_announced after delete on solds
  referencing old table as old_rows for each statement execute function announce_source_change();

-- What a source allows to be shown concerns every listing of it; the time of its last import alone does not.
create trigger sources_announced after insert or delete or update of name, settings on sources
  for each statement execute function announce_change('all');
create trigger spaces_announced after insert or update or delete on spaces
  for each statement execute function announce_change('hosts');
create trigger space_hosts_announced after insert or update or delete on space_hosts
  for each statement execute function announce_change('hosts');
create trigger places_announced after insert or update or delete on places
  for each statement execute function announce_change('all');
