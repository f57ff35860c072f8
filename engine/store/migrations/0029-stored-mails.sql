-- The status of mails that no server delivers.
alter table mails drop constraint mails_status_check;
update mails set status = 'stored' where status = 'kept';
alter table mails add constraint mails_status_check check (status in ('waiting', 'sent', 'failed', 'stored'));
