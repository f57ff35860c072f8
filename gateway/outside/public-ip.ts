import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks outside the public internet: loopback, private, reserved and translated ranges. */
const IPV4 = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
`;
const IPV6 = `
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`;
/** The assigned public range; loopback, private and IPv4-mapped addresses are outside. */
const IPV6_GLOBAL = '2000::/3';

const global = listOf(IPV6_GLOBAL, 'ipv6');
const blocked = { ipv4: listOf(IPV4, 'ipv4'), ipv6: listOf(IPV6, 'ipv6') };

/** Whether an IP is on the public internet. */
export function isPublicIp(ip: string): boolean {
  const [bare = ''] = ip.split('%');
  const type = isIPv6(bare) ? 'ipv6' : 'ipv4';
  if (isIP(bare) === 0 || blocked[type].check(bare, type)) return false;

  return type === 'ipv4' || global.check(bare, type);
}

function listOf(networks: string, type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks.trim().split(/\s+/)) {
    const [ip = '', prefix] = network.split('/');
    list.addSubnet(ip, Number(prefix), type);
  }
  return list;
}
