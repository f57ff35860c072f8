import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { DOUBT_LIMITS, type DoubtLimits } from '#domain/contact/doubt.ts';
import { DEFAULT_FEATURES, FEATURES, type Features, readFeatures } from '#domain/site/features.ts';
import { readS3Settings, type S3Settings } from '../files/storage/s3-settings.ts';
import { FLOWS, type OutsideProvider, readCustomerProviders } from '../identity/outside/outside-provider.ts';
import { type IpList, parseIpList } from '../network/ip-list.ts';
import { isLoopbackHost } from '../network/loopback.ts';
import { chooseDemo, type DemoChoice } from './demo-choice.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
const baseUrl = httpUrl.transform((url) => url.replace(/\/+$/, ''));
const features = z.string().transform((list, context) => {
  const read = readFeatures(list);
  if (!read)
    context.addIssue({ code: 'custom', message: `must be none or a list of ${FEATURES.join(', ')}` });

  return read ?? z.NEVER;
});
const ipList = z.string().transform((text, context) => {
  const read = parseIpList(text);
  if (!read) {
    context.addIssue({
      code: 'custom',
      message: 'must be a list of IP addresses and networks such as 10.0.0.0/8',
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
const seconds = z.coerce
  .number({ error: 'must be a number of seconds' })
  .min(1, 'must be at least 1')
  .max(3600, 'must be at most 3600');
const megabytes = z.coerce
  .number({ error: 'must be a number of megabytes' })
  .int('must be a whole number of megabytes')
  .min(1, 'must be at least 1')
  .max(10_000_000, 'must be at most 10000000');
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const MB = 1024 * 1024;
/** A proxy on the same machine. */
const LOOPBACK = parseIpList('127.0.0.0/8, ::1') as IpList;

const environment = z
  .object({
    NODE_ENV: z.string().default('production'),
    PORT: port.default(3000),
    HOST: z.string().optional(),
    DEMO: z.enum(['0', '1'], { error: 'must be 1 or 0' }).optional(),
    TRUSTED_PROXIES: ipList.default(LOOPBACK),
    PUBLIC_PORTS: ports.default([]),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user@host/database' })
      .optional(),
    DATABASE_REPLICA_URLS: z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(
        z.array(
          z.url({ protocol: /^postgres(ql)?$/, error: 'must be URLs like postgresql://user@host/database' }),
        ),
      )
      .optional(),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' })
      .optional(),
    ENGINE_URL: baseUrl.optional(),
    API_URL: baseUrl.optional(),
    GUS_API_URL: baseUrl.optional(),
    API_TOKEN: z.string().optional(),
    API_WITHHOLDS: z.stringbool({ error: 'must be true or false' }).optional(),
    MAP_STYLE_URL: httpUrl.optional(),
    GEOCODER_URL: baseUrl.optional(),
    MAP_TILES: z.string().min(1).optional(),
    MAP_STYLE_NAME: z.string().trim().min(1).max(40).default('Satellite'),
    FEATURES: features.optional(),
    BLOG_URL: httpUrl.optional(),
    LEGACY_FILE_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((prefix) => prefix.trim()))
      .pipe(
        z.array(
          baseUrl.transform((prefix) => `${prefix}/`),
          { error: 'must be a list of URLs' },
        ),
      )
      .optional(),
    FONTS_API_URL: httpUrl.default('https://www.googleapis.com/webfonts/v1/webfonts'),
    FONTS_API_KEY: z.string().optional(),
    OLD_ENGINE_URL: baseUrl.optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
    OTEL_SERVICE_NAME: z.string().default('strapwork'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'must be a number from 0 to 1' })
      .min(0, 'must be at least 0')
      .max(1, 'must be at most 1')
      .default(1),
    OIDC_ISSUER: baseUrl.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_FLOW: z.enum(FLOWS, { error: `must be ${FLOWS.join(' or ')}` }).default('code'),
    FORM_SIGN_IN: z.stringbool({ error: 'must be true or false' }).default(true),
    FORM_FILL_SECONDS: z.coerce
      .number({ error: 'must be a number of seconds' })
      .min(0, 'must be at least 0')
      .max(60, 'must be at most 60')
      .default(DOUBT_LIMITS.fillMs / 1000),
    FORM_FREE_SUBMISSIONS: z.coerce
      .number({ error: 'must be a number of submissions' })
      .int('must be a whole number of submissions')
      .min(0, 'must be at least 0')
      .default(DOUBT_LIMITS.submissions),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
      .optional(),
    MAIL_FROM: z.email('must be an e-mail address').optional(),
    WEBHOOK_NETWORKS: ipList.optional(),
    HOST_NAMES_BY: z.enum(['owners', 'operator'], { error: 'must be owners or operator' }).default('owners'),
    HOST_CHECKS: z.stringbool({ error: 'must be true or false' }).default(true),
    HOST_NETWORKS: ipList.optional(),
    SERVER_ADDRESSES: z
      .string()
      .transform((list) => list.split(',').map((address) => address.trim()))
      .pipe(z.array(z.string().regex(/^[\da-f:.]+$|^(?:[a-z\d-]+\.)+[a-z\d-]+$/i, 'must be IPs or a name')))
      .default([]),
    FILES_CACHE_MB: megabytes.default(1024),
    FILES_QUOTA_MB: megabytes.default(2048),
    IMPORT_NETWORKS: ipList.optional(),
    SCHEDULE_INTERVAL: seconds.default(15),
    PROCESSES: z.coerce
      .number({ error: 'must be a number of processes' })
      .int('must be a whole number of processes')
      .min(1, 'must be at least 1')
      .max(128, 'must be at most 128')
      .optional(),
    INVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  })
  .refine((env) => !env.OIDC_ISSUER || env.OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    error: 'is needed when OIDC_ISSUER is set',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is needed when SMTP_URL is set',
  })
  .refine((env) => !env.DATABASE_REPLICA_URLS || env.DATABASE_URL, {
    path: ['DATABASE_REPLICA_URLS'],
    error: 'follow a server that DATABASE_URL has to name',
  })
  .refine((env) => env.NODE_ENV === 'development' || isSafe(env.OIDC_ISSUER), {
    path: ['OIDC_ISSUER'],
    error: 'must be an https URL: over http, anybody on the network could sign in as any agent',
  });

/** Where metrics are served. */
export type MetricsOptions = { port: number; host: string };
/** Where spans are sent by OTLP over HTTP, and which part of the traces. */
export type TracingOptions = { endpoint: string; serviceName: string; ratio: number };

export type Config = DemoChoice & {
  production: boolean;
  port: number;
  /** Proxies whose forwarded IP and scheme headers are trusted. */
  trustedProxies: IpList;
  /** Public ports of the site besides the one it listens on. */
  publicPorts: readonly number[];
  dataDir: string;
  databaseUrl?: string;
  /** PostgreSQL servers that replicate the one of `databaseUrl` and serve reads of visitors. */
  replicaUrls: readonly string[];
  /** A Redis-compatible server in which processes on one PostgreSQL count the requests of visitors. */
  redisUrl?: string;
  /**
   * Base URLs that replace the embedded engine: page engine, listing data, places. In development the page
   * engine is local, so that drafts never reach a live site.
   */
  engineUrl?: string;
  apiUrl?: string;
  gusApiUrl?: string;
  /** Token for the listing data and places services at those URLs when nobody is signed in. */
  apiToken?: string;
  /** Whether the listing data service excludes withheld values from its searches, as the embedded engine does. */
  apiWithholds?: boolean;
  mapStyleUrl?: string;
  /** Base URL of a geocoder with the API of Nominatim. */
  geocoderUrl?: string;
  /** Path or URL of a PMTiles archive with the streets of the map. */
  mapTiles?: string;
  /** What the style is called where the visitor chooses between both. */
  mapStyleName: string;
  features: Features;
  /** The blog of websites that configure none, in place of the embedded one. */
  blogUrl?: string;
  /** URL prefixes of files from before a migration; they are rewritten to `/_files/`. */
  legacyFileHosts: readonly string[];
  /** A service that lists more font families than the built-in ones; needs a key. */
  fonts?: { url: string; apiKey: string };
  /** The website engine that sites are migrated from. */
  oldEngineUrl?: string;
  logLevel: (typeof LOG_LEVELS)[number];
  metrics?: MetricsOptions;
  tracing?: TracingOptions;
  /** An outside identity provider of the agents in place of the embedded one. */
  oidc?: OutsideProvider;
  /** Outside identity providers that customers may choose. */
  customerProviders: readonly OutsideProvider[];
  /** Whether a visitor who sends a form gets an account and is signed in. */
  formSignIn: boolean;
  doubtLimits: DoubtLimits;
  /** The server that delivers e-mail, and its sender; without it mails stay in the store. */
  smtp?: { url: string; from: string };
  /** Networks besides the public internet that webhooks may reach. */
  webhookNetworks?: IpList;
  /** Whether owners add and remove the host names of their sites, whether names are checked to lead here, and where records lead. */
  hosts: { byOwners: boolean; checks: boolean; networks?: IpList; serverAddresses: readonly string[] };
  /** The bucket of uploaded files; without it they are below the data directory. */
  s3?: S3Settings;
  /** Limit of the cache of resized pictures of this process's disk. */
  filesCacheBytes: number;
  /** Limit of all files of a site that has none of its own. */
  filesQuotaBytes: number;
  /** Networks besides the public internet that imports of WordPress sites may reach. */
  importNetworks?: IpList;
  invalidateSecret?: string;
  /** Processes that `npm run cluster` starts: as many as the machine has cores unless configured. */
  processes: number;
  /** Between runs of the scheduled jobs: a page is published at most this much after its time. */
  scheduleIntervalMs: number;
};

/** One line for each invalid variable, with the reason. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once; an empty variable counts as unset. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const defined = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = environment.safeParse(defined);

  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  }

  const { data } = parsed;
  const production = data.NODE_ENV !== 'development';
  const customers = readCustomerProviders(defined);
  const unsafe = customers.providers.filter(({ issuer }) => production && !isSafe(issuer));
  const { s3, problems: s3Problems } = readS3Settings(defined);
  const problems = [
    ...customers.problems,
    ...s3Problems,
    ...unsafe.map(
      ({ issuer }) =>
        `CUSTOMER_OIDC_ISSUER must be an https URL, which ${issuer} is not: anybody on the network could sign in as any customer`,
    ),
  ];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  return {
    production,
    port: data.PORT,
    ...chooseDemo(data),
    trustedProxies: data.TRUSTED_PROXIES,
    publicPorts: data.PUBLIC_PORTS,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    replicaUrls: data.DATABASE_REPLICA_URLS ?? [],
    redisUrl: data.REDIS_URL,
    engineUrl: production || isLocal(data.ENGINE_URL) ? data.ENGINE_URL : undefined,
    apiUrl: data.API_URL,
    gusApiUrl: data.GUS_API_URL,
    apiToken: data.API_TOKEN,
    apiWithholds: data.API_WITHHOLDS,
    mapStyleUrl: data.MAP_STYLE_URL,
    geocoderUrl: data.GEOCODER_URL,
    mapTiles: data.MAP_TILES,
    mapStyleName: data.MAP_STYLE_NAME,
    features: data.FEATURES ?? DEFAULT_FEATURES,
    blogUrl: data.BLOG_URL,
    legacyFileHosts: data.LEGACY_FILE_HOSTS ?? [],
    fonts: data.FONTS_API_KEY ? { url: data.FONTS_API_URL, apiKey: data.FONTS_API_KEY } : undefined,
    oldEngineUrl: data.OLD_ENGINE_URL,
    logLevel: data.LOG_LEVEL,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: data.OTEL_SERVICE_NAME,
          ratio: data.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    oidc:
      data.OIDC_ISSUER && data.OIDC_CLIENT_ID
        ? {
            key: 'agents',
            name: new URL(data.OIDC_ISSUER).hostname,
            flow: data.OIDC_FLOW,
            issuer: data.OIDC_ISSUER,
            clientId: data.OIDC_CLIENT_ID,
            clientSecret: data.OIDC_CLIENT_SECRET,
          }
        : undefined,
    customerProviders: customers.providers,
    formSignIn: data.FORM_SIGN_IN,
    doubtLimits: { fillMs: data.FORM_FILL_SECONDS * 1000, submissions: data.FORM_FREE_SUBMISSIONS },
    smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    webhookNetworks: data.WEBHOOK_NETWORKS,
    hosts: {
      byOwners: data.HOST_NAMES_BY === 'owners',
      checks: data.HOST_CHECKS,
      networks: data.HOST_NETWORKS,
      serverAddresses: data.SERVER_ADDRESSES,
    },
    s3,
    filesCacheBytes: data.FILES_CACHE_MB * MB,
    filesQuotaBytes: data.FILES_QUOTA_MB * MB,
    importNetworks: data.IMPORT_NETWORKS,
    invalidateSecret: data.INVALIDATE_SECRET,
    processes: data.PROCESSES ?? availableParallelism(),
    scheduleIntervalMs: data.SCHEDULE_INTERVAL * 1000,
  };
}

/** Whether a URL points to loopback. */
function isLocal(url: string | undefined): boolean {
  return url !== undefined && isLoopbackHost(new URL(url).hostname);
}

/** Whether a URL is safe from interception: https or loopback. */
function isSafe(url: string | undefined): boolean {
  return url === undefined || url.startsWith('https:') || isLocal(url);
}
