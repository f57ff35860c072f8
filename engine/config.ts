import { z } from 'zod';
import { type AddressList, readAddressList } from './address-list.ts';
import { isLoopbackHost } from './loopback.ts';
import { DEFAULT_FEATURES, FEATURES, type Features, readFeatures } from '#domain/site/features.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const baseUrl = address.transform((url) => url.replace(/\/+$/, ''));
const features = z.string().transform((list, context) => {
  const read = readFeatures(list);
  if (!read)
    context.addIssue({ code: 'custom', message: `must be none or a list of ${FEATURES.join(', ')}` });

  return read ?? z.NEVER;
});
const addressList = z.string().transform((text, context) => {
  const read = readAddressList(text);
  if (!read) {
    context.addIssue({
      code: 'custom',
      message: 'must be a list of addresses and networks such as 10.0.0.0/8',
    });
  }

  return read ?? z.NEVER;
});
const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be at least 0')
  .max(65_535, 'must be at most 65535');
const ports = z
  .string()
  .transform((list) => list.split(',').map(Number))
  .pipe(z.array(z.number({ error: 'must be a list of port numbers' }).int().min(1).max(65_535)));
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A proxy on the same machine. */
const LOOPBACK = readAddressList('127.0.0.0/8, ::1') as AddressList;

const environment = z
  .object({
    NODE_ENV: z.string().default('production'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    DEMO: z.enum(['0', '1'], { error: 'must be 1 or 0' }).optional(),
    TRUSTED_PROXIES: addressList.default(LOOPBACK),
    PUBLIC_PORTS: ports.default([]),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user@host/database' })
      .optional(),
    ENGINE_URL: baseUrl.optional(),
    API_URL: baseUrl.optional(),
    GUS_API_URL: baseUrl.optional(),
    API_TOKEN: z.string().optional(),
    API_WITHHOLDS: z.stringbool({ error: 'must be true or false' }).optional(),
    MAP_STYLE_URL: address.optional(),
    FEATURES: features.optional(),
    BLOG_URL: address.optional(),
    LEGACY_FILE_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((prefix) => prefix.trim()))
      .pipe(
        z.array(
          baseUrl.transform((prefix) => `${prefix}/`),
          { error: 'must be a list of addresses' },
        ),
      )
      .optional(),
    FONTS_API_URL: address.default('https://www.googleapis.com/webfonts/v1/webfonts'),
    FONTS_API_KEY: z.string().optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
    OIDC_ISSUER: baseUrl.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    INVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  })
  .refine((env) => !env.OIDC_ISSUER || env.OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    error: 'is needed when OIDC_ISSUER is set',
  })
  .refine((env) => env.NODE_ENV === 'development' || isSafe(env.OIDC_ISSUER), {
    path: ['OIDC_ISSUER'],
    error: 'must be an https address: whoever stands between could sign in as anybody',
  });

export type Config = {
  production: boolean;
  port: number;
  /** The address that is listened on: this machine alone unless another one was asked for. */
  host: string;
  /** Whether an empty store is filled with the demo brokerages, whose passwords everybody knows. */
  demo: boolean;
  /** Proxies in front that may say for whom they ask, and by which scheme. */
  trustedProxies: AddressList;
  /** Ports that browsers name besides the one that is listened on. */
  publicPorts: readonly number[];
  dataDir: string;
  databaseUrl?: string;
  /**
   * Upstreams that stand in for the embedded engine: page engine, listing data, places. In development the page
   * engine is a local one, so that pages which are tried out never reach a live site.
   */
  engineUrl?: string;
  apiUrl?: string;
  gusApiUrl?: string;
  /** What the site shows the listing data and places services at those addresses when nobody is signed in. */
  apiToken?: string;
  /** The listing data service at that address keeps what is withheld out of its searches, as Strapwork's own engine does. */
  apiWithholds?: boolean;
  mapStyleUrl?: string;
  features: Features;
  /** The blog of websites that name none, in place of the embedded one. */
  blogUrl?: string;
  /** Beginnings of addresses that files had before; they are rewritten to `/_files/`. */
  legacyFileHosts: readonly string[];
  /** A service that lists more families of fonts than come with the product; only with a key. */
  fonts?: { url: string; apiKey: string };
  logLevel: (typeof LOG_LEVELS)[number];
  /** An outside identity provider in place of the embedded one. */
  oidc?: { issuer: string; clientId: string; clientSecret?: string };
  invalidateSecret?: string;
};

/** One line for each variable that cannot be used, with the reason. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once; an empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = environment.safeParse(given);

  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  }

  const { data } = parsed;
  const production = data.NODE_ENV !== 'development';

  return {
    production,
    port: data.PORT,
    host: data.HOST,
    demo: data.DEMO ? data.DEMO === '1' : isLoopbackHost(data.HOST) && !data.DATABASE_URL,
    trustedProxies: data.TRUSTED_PROXIES,
    publicPorts: data.PUBLIC_PORTS,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    engineUrl: production || isLocal(data.ENGINE_URL) ? data.ENGINE_URL : undefined,
    apiUrl: data.API_URL,
    gusApiUrl: data.GUS_API_URL,
    apiToken: data.API_TOKEN,
    apiWithholds: data.API_WITHHOLDS,
    mapStyleUrl: data.MAP_STYLE_URL,
    features: data.FEATURES ?? DEFAULT_FEATURES,
    blogUrl: data.BLOG_URL,
    legacyFileHosts: data.LEGACY_FILE_HOSTS ?? [],
    fonts: data.FONTS_API_KEY ? { url: data.FONTS_API_URL, apiKey: data.FONTS_API_KEY } : undefined,
    logLevel: data.LOG_LEVEL,
    oidc:
      data.OIDC_ISSUER && data.OIDC_CLIENT_ID
        ? {
            issuer: data.OIDC_ISSUER,
            clientId: data.OIDC_CLIENT_ID,
            clientSecret: data.OIDC_CLIENT_SECRET,
          }
        : undefined,
    invalidateSecret: data.INVALIDATE_SECRET,
  };
}

/** Whether a url leads to this machine. */
function isLocal(url: string | undefined): boolean {
  return url !== undefined && isLoopbackHost(new URL(url).hostname);
}

/** An address that nobody on the way can answer in place of. */
function isSafe(url: string | undefined): boolean {
  return url === undefined || url.startsWith('https:') || isLocal(url);
}
