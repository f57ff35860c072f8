import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { normalizeIp } from './loopback.ts';

/** IP addresses and networks, for example of the proxies in front. */
export type IpList = { has(ip: string | undefined): boolean };

/** Parses `10.0.0.0/8, ::1`: IP addresses and networks separated by commas; null when one of them is neither. */
export function parseIpList(text: string): IpList | null {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());

  for (const entry of entries.filter(Boolean)) {
    const [ip = '', prefix, ...rest] = entry.split('/');
    const widest = isIPv4(ip) ? 32 : isIPv6(ip) ? 128 : -1;
    const bits = prefix === undefined ? widest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (widest < 0 || bits < 0 || bits > widest || rest.length > 0) return null;

    list.addSubnet(ip, bits, isIPv4(ip) ? 'ipv4' : 'ipv6');
  }

  return {
    has(ip) {
      const bare = normalizeIp(ip ?? '');

      return isIP(bare) !== 0 && list.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6');
    },
  };
}
