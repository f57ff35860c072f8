import { Option } from 'commander';
import { ROLES } from '#domain/site/roles.ts';

/** Options that several commands have; each call makes a new one. */
export const siteOption = () => new Option('--site <key>', 'key of the site').makeOptionMandatory();
export const roleOption = () =>
  new Option('--role <role>', 'what they may do').choices(ROLES).makeOptionMandatory();
export const jsonOption = () => new Option('--json', 'write JSON');
export const printOption = () => new Option('--print', 'print the link in place of sending it');
export const originOption = () =>
  new Option('--origin <url>', 'where the link leads; https at the first host name of the site when omitted');

export type SiteOptions = { site: string; json?: boolean };
