import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is this machine's own; one of IPv4 may be written as IPv6 does. */
export function isLoopbackAddress(address: string): boolean {
  const bare = plainAddress(address);

  return isIP(bare) !== 0 && loopback.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host, without its port, is a name that every machine has for itself. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '');

  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}

/** An address of IPv4 that came in as `::ffff:1.2.3.4` in its own notation, and one of IPv6 without its zone. */
export function plainAddress(address: string): string {
  return address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
}
