import { lookup as dnsLookup } from 'node:dns';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { PUBLIC_IPV6, SPECIAL_IPV4, SPECIAL_IPV6 } from '#domain/network/special-networks.ts';
import { type IpList, parseIpList } from './ip-list.ts';

const listOf = (networks: string) => parseIpList(networks.trim().replace(/\s+/g, ',')) as IpList;
const SPECIAL = listOf(`${SPECIAL_IPV4} ${SPECIAL_IPV6}`);
const PUBLIC = listOf(PUBLIC_IPV6);

/** Whether a request on somebody's behalf may be sent to an IP: only on the public internet, unless the operator allows its network. */
function mayReach(ip: string, allowed: IpList | undefined): boolean {
  if (allowed?.has(ip)) return true;
  // An IPv4 address in IPv6 notation is rejected: no resolver returns one.
  if (isIPv6(ip)) return PUBLIC.has(ip) && !SPECIAL.has(ip);

  return isIP(ip) === 4 && !SPECIAL.has(ip);
}

export class UnreachableAddress extends Error {
  override name = 'UnreachableAddress';
}

function rejection(host: string): UnreachableAddress {
  return new UnreachableAddress(`${host} is not on the public internet`);
}

/** Throws for a URL whose host is an IP that may not be reached; names are checked when they are resolved. */
export function checkHost({ hostname }: URL, allowed: IpList | undefined): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayReach(host, allowed)) throw rejection(host);
}

/** Resolves a name once: the connection goes to the IP that was checked. Rejected when any of its IPs is. */
export function guardedLookup(
  allowed: IpList | undefined,
  lookup: typeof dnsLookup = dnsLookup,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error(`${hostname} has no IP address`), '', 0);
      else if (!addresses.every(({ address }) => mayReach(address, allowed)))
        callback(rejection(hostname), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
