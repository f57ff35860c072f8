import type { Config } from '#engine/config.ts';

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

/** What a person who started the product needs first. */
export function announcement({ port, oidc }: Pick<Config, 'port' | 'oidc'>, seconds: number): string {
  const sites = DEMO_SITES.map(({ name, host, login }) => {
    const address = `http://${host}:${port}`;

    return `  ${name.padEnd(12)} ${address.padEnd(36)}${oidc ? '' : ` agent: ${login}`}`;
  });
  const signIn = oidc
    ? `  Agents sign in with ${oidc.issuer} at /access`
    : `  Agents sign in at /access with the password ${DEMO_PASSWORD}`;

  const customers = DEMO_SITES.map(({ customer }) => customer).join(', ');
  const asCustomer = `  Customers sign in at Sign In in the header: ${customers}, password ${DEMO_PASSWORD}`;

  return [
    '',
    `Strapwork is ready after ${seconds.toFixed(1)} s`,
    '',
    ...sites,
    '',
    signIn,
    asCustomer,
    '',
  ].join('\n');
}
