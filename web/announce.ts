import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '#engine/config/config.ts';
import { isLoopbackHost } from '#engine/network/loopback.ts';

const DEMO_PASSWORD = 'strapwork-demo';
const DEMO_SITES = [
  {
    name: 'Edmonton',
    host: 'localhost',
    login: 'agent@edmonton.example',
    customer: 'customer@edmonton.example',
  },
  {
    name: 'San Antonio',
    host: 'san-antonio.localhost',
    login: 'agent@san-antonio.example',
    customer: 'customer@san-antonio.example',
  },
];

type Announced = Pick<Config, 'host' | 'port' | 'oidc'> & {
  /** Host names of the sites. */
  hosts: readonly string[];
  /** The path of the link that creates the first site; null when there is one. */
  setupPath: string | null;
};

/** The start-up message: URLs and logins. */
export function announcement({ host, port, oidc, hosts, setupPath }: Announced, seconds: number): string {
  const ready = `Strapwork is ready after ${seconds.toFixed(1)} s at ${host}:${port}`;
  const demo = DEMO_SITES.filter((site) => hosts.includes(site.host));
  const own = hosts.filter((name) => !isLoopbackHost(name));
  const lines = setupPath
    ? setupLines(host, port, setupPath)
    : [...own.map((name) => `  ${name}`), ...demoLines(demo, { host, port, oidc })];

  return ['', ready, '', ...lines, ''].join('\n');
}

/** Where a process that listens everywhere is reached is not known here: the name of the machine is a guess. */
function setupLines(host: string, port: number, path: string): string[] {
  const name = isLoopbackHost(host) ? 'localhost' : isIP(host) && !isUnspecified(host) ? host : hostname();
  const authority = isIP(name) === 6 ? `[${name}]` : name;

  return [
    '  There is no site yet. Set up the first one here (the link works once, within 24 hours):',
    '',
    `  http://${authority}:${port}${path}`,
    '',
    '  Behind a proxy, or from another machine, open the same path at a host name that leads here.',
    '  Or by command: npm run admin -- site create --help',
  ];
}

function isUnspecified(ip: string): boolean {
  return /^(?:0\.0\.0\.0|[0:]+)$/.test(ip);
}

function demoLines(
  demo: typeof DEMO_SITES,
  { host, port, oidc }: Pick<Config, 'host' | 'port' | 'oidc'>,
): string[] {
  if (demo.length === 0) return [];
  const sites = demo.map(({ name, host: site, login }) => {
    const url = `http://${site}:${port}`;

    return `  ${name.padEnd(12)} ${url.padEnd(36)}${oidc ? '' : ` agent: ${login}`}`;
  });
  const signIn = oidc
    ? `  Agents sign in with ${oidc.issuer} at /access`
    : `  Agents sign in at /access with the password ${DEMO_PASSWORD}`;
  const customers = demo.map(({ customer }) => customer).join(', ');

  return [
    ...sites,
    '',
    signIn,
    `  Customers sign in at Sign In in the header: ${customers}, password ${DEMO_PASSWORD}`,
    ...(isLoopbackHost(host) ? [`  Mails that the demo sends: http://localhost:${port}/__mail`] : []),
  ];
}
