import type { Role } from './roles.ts';

/** What a record of the audit log is about. */
export const AUDIT_KINDS = [
  'page',
  'post',
  'site',
  'file',
  'person',
  'profile',
  'listing',
  'lead',
  'webhook',
  'host',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** `command` is `npm run admin`; `site` is a scheduled job, for example a publication. */
export type AuditRole = Role | 'command' | 'site';

/** Retention of records in days; they are deleted then. */
export const AUDIT_DAYS = 730;
export const AUDIT_SUMMARY_MAX = 300;
