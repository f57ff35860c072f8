-- Limit of the files of a site in megabytes; null: that of the server.
alter table spaces add column files_quota_mb integer check (files_quota_mb > 0);
