import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that are nobody's on the public internet: this machine, its neighbours, reserved and translated ones. */
const IPV4 = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
`;
const IPV6 = `
  ::/128 ::1/128 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7
  fe80::/10 fec0::/10 ff00::/8
`;

const blocked = { ipv4: listOf(IPV4, 'ipv4'), ipv6: listOf(IPV6, 'ipv6') };

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  const type = isIPv6(bare) ? 'ipv6' : 'ipv4';

  return isIP(bare) !== 0 && !blocked[type].check(bare, type);
}

function listOf(networks: string, type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks.trim().split(/\s+/)) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), type);
  }
  return list;
}
