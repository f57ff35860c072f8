import type { HostChecker } from './host-checker.ts';

/** What owners may do with the host names of their site. */
export type HostNames = {
  /** Whether owners add and remove names, or the operator alone. */
  byOwners: boolean;
  /** Where DNS records have to lead: IPs, or a name. */
  serverAddresses: readonly string[];
  check: HostChecker;
};
