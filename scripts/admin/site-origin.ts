import type { Config } from '#engine/config/config.ts';
import type { Site } from '#engine/identity/sites.ts';
import { isLoopbackHost } from '#engine/network/loopback.ts';
import type { SpaceEntry } from '#engine/store/space-table.ts';
import { wrongArgument } from './exit-codes.ts';

/**
 * The origin for links of a site: the one named, which has to be one of its host names, else https at its first public host
 * name, else http at the port of this machine.
 */
export function originOfSite(
  { id, hosts }: SpaceEntry,
  { origin, config: { port } }: { origin?: string; config: Pick<Config, 'port'> },
): Site {
  if (origin !== undefined) {
    const url = URL.parse(origin);
    if (!url || !/^https?:$/.test(url.protocol))
      throw wrongArgument('--origin', `"${origin}" is not a URL such as https://www.example.com`);
    if (!hosts.includes(url.hostname))
      throw wrongArgument(
        '--origin',
        `${url.hostname} is no host name of the site ${id}: ${hosts.join(', ')}`,
      );

    return { origin: url.origin, spaceId: id };
  }
  const host = hosts.find((name) => !isLoopbackHost(name));

  return { origin: host ? `https://${host}` : `http://${hosts[0] ?? 'localhost'}:${port}`, spaceId: id };
}
