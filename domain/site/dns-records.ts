export type DnsRecord = { type: 'A' | 'AAAA' | 'CNAME' | 'ALIAS'; value: string };

/**
 * The records that lead a host name to a server at these IPs or, without any, at this name. A name directly below its ending,
 * as example.com, can have no CNAME; providers call what it has instead ALIAS or ANAME.
 */
export function dnsRecords(host: string, serverAddresses: readonly string[]): DnsRecord[] {
  const ips = serverAddresses.filter(isIp);
  if (ips.length > 0) return ips.map((value) => ({ type: value.includes(':') ? 'AAAA' : 'A', value }));
  const type = host.split('.').length > 2 ? 'CNAME' : 'ALIAS';

  return serverAddresses.slice(0, 1).map((value) => ({ type, value }));
}

function isIp(value: string): boolean {
  return value.includes(':') || /^[\d.]+$/.test(value);
}
