import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from './loopback.ts';

/** IP addresses, for example those of the proxies in front. */
export type AddressList = { has(address: string | undefined): boolean };

/** Reads `10.0.0.0/8, ::1`: addresses and networks, separated by commas; null when one of them is neither. */
export function readAddressList(text: string): AddressList | null {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());

  for (const entry of entries.filter(Boolean)) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const widest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
    const bits = prefix === undefined ? widest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (widest < 0 || bits < 0 || bits > widest || rest.length > 0) return null;

    list.addSubnet(address, bits, isIPv4(address) ? 'ipv4' : 'ipv6');
  }

  return {
    has(address) {
      const bare = plainAddress(address ?? '');

      return isIP(bare) !== 0 && list.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6');
    },
  };
}
