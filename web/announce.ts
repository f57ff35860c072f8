import type { Config } from '#engine/config.ts';
import { isLoopbackHost } from '#engine/loopback.ts';

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
};

/** The start-up message: URLs and logins. */
export function announcement({ host, port, oidc, hosts }: Announced, seconds: number): string {
  const ready = `Strapwork is ready after ${seconds.toFixed(1)} s at ${host}:${port}`;
  const demo = DEMO_SITES.filter((site) => hosts.includes(site.host));
  const own = hosts.filter((name) => !isLoopbackHost(name));
  const lines =
    hosts.length === 0 ? NOTHING : [...own.map((name) => `  ${name}`), ...demoLines(demo, port, oidc)];

  return ['', ready, '', ...lines, ''].join('\n');
}

const NOTHING = [
  '  There is no site in this database, and the demo was not put into it: its passwords are known to everybody,',
  '  so it is only for a site that listens on this machine alone and keeps its data in DATA_DIR.',
  '  To look at the demo, start without HOST and DATABASE_URL. To have it here all the same, start with DEMO=1',
  '  or run `npm run seed`; its sites then answer at localhost and only to this machine.',
];

function demoLines(demo: typeof DEMO_SITES, port: number, oidc: Config['oidc']): string[] {
  if (demo.length === 0) return [];
  const sites = demo.map(({ name, host, login }) => {
    const url = `http://${host}:${port}`;

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
  ];
}
