import { BlockList, isIP, isIPv6 } from 'node:net';
import { PUBLIC_IPV6, SPECIAL_IPV4, SPECIAL_IPV6 } from '#domain/network/special-networks.ts';

const global = listOf(PUBLIC_IPV6, 'ipv6');
const blocked = { ipv4: listOf(SPECIAL_IPV4, 'ipv4'), ipv6: listOf(SPECIAL_IPV6, 'ipv6') };

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
