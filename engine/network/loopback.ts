import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP is loopback; IPv4 may be written as IPv6-mapped. */
export function isLoopbackIp(ip: string): boolean {
  const normalized = normalizeIp(ip);

  return isIP(normalized) !== 0 && loopback.check(normalized, isIP(normalized) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host, without its port, is a loopback name. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '');

  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackIp(name);
}

/** Turns an IPv4-mapped `::ffff:1.2.3.4` into IPv4 notation and drops the zone of an IPv6 address. */
export function normalizeIp(ip: string): string {
  return ip
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
}
