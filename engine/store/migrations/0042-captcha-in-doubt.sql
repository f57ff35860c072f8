-- When a form asks for a captcha; those without one ask when in doubt.

alter table forms
  add column captcha text not null default 'doubt' check (captcha in ('never', 'doubt', 'always'));
update forms set captcha = 'always' where has_captcha;
alter table forms drop column has_captcha;
