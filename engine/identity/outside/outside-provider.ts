import { z } from 'zod';

/** How a provider returns its tokens: by a code, or in the hash of the callback. */
export const FLOWS = ['code', 'implicit'] as const;

/** A provider elsewhere that authenticates accounts of a site. */
export type OutsideProvider = {
  /** Names it in URLs; never shown. */
  key: string;
  /** What people know it by, in "Continue with …". */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret?: string;
  flow: (typeof FLOWS)[number];
};

/** What a page needs to offer a provider. */
export type ProviderChoice = Pick<OutsideProvider, 'key' | 'name'>;

/** Endings of the variables of one provider each. */
const SUFFIXES = ['', '_2', '_3'];

const environment = z.object({
  ISSUER: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }),
  CLIENT_ID: z.string({ error: 'is needed when the issuer is set' }),
  CLIENT_SECRET: z.string().optional(),
  NAME: z.string().max(40, 'must have at most 40 characters').optional(),
  FLOW: z.enum(FLOWS, { error: `must be ${FLOWS.join(' or ')}` }).default('code'),
});

type Env = Record<string, string | undefined>;

/** The providers of CUSTOMER_OIDC_ISSUER, CUSTOMER_OIDC_ISSUER_2 and so on, or a line for each invalid variable. */
export function readCustomerProviders(env: Env): { providers: OutsideProvider[]; problems: string[] } {
  const providers: OutsideProvider[] = [];
  const problems: string[] = [];

  for (const suffix of SUFFIXES) {
    const nameOf = (variable: string) => `CUSTOMER_OIDC_${variable}${suffix}`;
    if (!env[nameOf('ISSUER')]) continue;

    const given = Object.keys(environment.shape).map((variable) => [variable, env[nameOf(variable)]]);
    const { data, error } = environment.safeParse(Object.fromEntries(given));
    for (const { path, message } of error?.issues ?? [])
      problems.push(`${nameOf(String(path[0]))} ${message}`);
    if (!data) continue;

    const issuer = data.ISSUER;
    if (providers.some((known) => isSameIssuer(known.issuer, issuer)))
      problems.push(`${nameOf('ISSUER')} names the issuer of another provider`);
    providers.push({
      key: `customers${suffix}`,
      name: data.NAME ?? new URL(issuer).hostname,
      issuer,
      clientId: data.CLIENT_ID,
      clientSecret: data.CLIENT_SECRET,
      flow: data.FLOW,
    });
  }

  return { providers, problems };
}

/** Issuers with and without a slash at the end are one. */
export function isSameIssuer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((issuer) => issuer.replace(/\/+$/, ''));

  return a === b;
}
