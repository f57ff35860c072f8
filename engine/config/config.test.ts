import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: '.data',
    logLevel: 'info',
    production: true,
    scheduleIntervalMs: 15_000,
  });
});

test('only loopback addresses are trusted proxies by default', () => {
  expect(readConfig({}).trustedProxies.has('127.0.0.1')).toBe(true);
  expect(readConfig({}).trustedProxies.has('10.0.0.1')).toBe(false);
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies.has('10.0.0.1')).toBe(true);
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies.has('127.0.0.1')).toBe(false);
});

test('providers of customers are read with their endings, and each invalid variable is named', () => {
  const { customerProviders } = readConfig({
    CUSTOMER_OIDC_ISSUER: 'https://id.example/',
    CUSTOMER_OIDC_CLIENT_ID: 'one',
    CUSTOMER_OIDC_ISSUER_3: 'https://homes.example',
    CUSTOMER_OIDC_CLIENT_ID_3: 'three',
    CUSTOMER_OIDC_NAME_3: 'Homes ID',
    CUSTOMER_OIDC_FLOW_3: 'implicit',
  });
  expect(customerProviders).toEqual([
    { key: 'customers', name: 'id.example', issuer: 'https://id.example/', clientId: 'one', flow: 'code' },
    {
      key: 'customers_3',
      name: 'Homes ID',
      issuer: 'https://homes.example',
      clientId: 'three',
      flow: 'implicit',
    },
  ]);

  const wrong = () =>
    readConfig({
      CUSTOMER_OIDC_ISSUER: 'https://id.example',
      CUSTOMER_OIDC_ISSUER_2: 'http://id.example',
      CUSTOMER_OIDC_CLIENT_ID_2: 'two',
      CUSTOMER_OIDC_ISSUER_3: 'homes',
      CUSTOMER_OIDC_FLOW_3: 'hash',
    });
  for (const line of [
    'CUSTOMER_OIDC_CLIENT_ID is needed when the issuer is set',
    'CUSTOMER_OIDC_ISSUER must be an https URL, which http://id.example is not',
    'CUSTOMER_OIDC_ISSUER_3 must be an http or https URL',
    'CUSTOMER_OIDC_FLOW_3 must be code or implicit',
  ])
    expect(wrong).toThrow(line);
});

test('an outside identity provider is called over https, or on loopback', () => {
  const issuer = (OIDC_ISSUER: string, NODE_ENV?: string) =>
    readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'site', NODE_ENV }).oidc?.issuer;

  expect(issuer('https://id.example')).toBe('https://id.example');
  expect(issuer('http://localhost:9000')).toBe('http://localhost:9000');
  expect(issuer('http://id.example', 'development')).toBe('http://id.example');
  expect(() => issuer('http://id.example')).toThrow('OIDC_ISSUER must be an https URL');
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', ENGINE_URL: '' })).toMatchObject({ port: 3000, engineUrl: undefined });
});

test('the URL of an upstream loses its trailing slash', () => {
  expect(readConfig({ API_URL: 'https://api.example/v1/' }).apiUrl).toBe('https://api.example/v1');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must look like postgresql://user@host/database'],
  [
    { DATABASE_REPLICA_URLS: 'postgresql://a@b/c' },
    'DATABASE_REPLICA_URLS follow a server that DATABASE_URL has to name',
  ],
  [
    { DATABASE_URL: 'postgresql://a@b/c', DATABASE_REPLICA_URLS: 'postgresql://a@c/c, http://d' },
    'must be URLs like postgresql://user@host/database',
  ],
  [{ REDIS_URL: 'http://cache' }, 'REDIS_URL must look like redis://user:password@host:6379'],
  [{ PROCESSES: '0' }, 'PROCESSES must be at least 1'],
  [{ ENGINE_URL: 'engine:4000' }, 'ENGINE_URL must be an http or https URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID is needed when OIDC_ISSUER is set'],
  [{ FEATURES: 'gus-v3' }, 'FEATURES must be none or a list of gus-v2, page-builder, offline'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be a list of IP addresses and networks'],
  [{ PUBLIC_PORTS: '80,x' }, 'PUBLIC_PORTS'],
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0'],
  [{ SCHEDULE_INTERVAL: '0' }, 'SCHEDULE_INTERVAL must be at least 1'],
  [{ SCHEDULE_INTERVAL: 'often' }, 'SCHEDULE_INTERVAL must be a number of seconds'],
  [{ INVALIDATE_SECRET: 'short' }, 'INVALIDATE_SECRET must have at least 16 characters'],
])('%o stops the start with the variable name and the reason', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('development calls a local page engine: the embedded one, or one on loopback [R7.020]', () => {
  const engineUrl = (NODE_ENV: string, ENGINE_URL: string) => readConfig({ NODE_ENV, ENGINE_URL }).engineUrl;

  expect(engineUrl('development', 'https://engine.example')).toBeUndefined();
  expect(engineUrl('development', 'http://localhost.example')).toBeUndefined();
  expect(engineUrl('development', 'http://localhost:4000')).toBe('http://localhost:4000');
  expect(engineUrl('development', 'http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(engineUrl('production', 'https://engine.example')).toBe('https://engine.example');
});

test.each([
  [undefined, true, true],
  ['gus-v2,page-builder', true, true],
  ['gus-v2', true, false],
  [' page-builder ', false, true],
  ['none', false, false],
])('of the features %j turns gus-v2 %j and page-builder %j [R6.030 R6.031]', (FEATURES, gus, builder) => {
  expect(readConfig({ FEATURES }).features).toEqual({
    'gus-v2': gus,
    'page-builder': builder,
    offline: false,
  });
});

test('every invalid variable is named', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*\nLOG_LEVEL /);
});

test('legacy file hosts are a list of URL prefixes that are rewritten [R7.127]', () => {
  expect(readConfig({}).legacyFileHosts).toEqual([]);
  expect(
    readConfig({ LEGACY_FILE_HOSTS: 'https://files.old.example, https://cdn.example/storage/' })
      .legacyFileHosts,
  ).toEqual(['https://files.old.example/', 'https://cdn.example/storage/']);
  expect(() => readConfig({ LEGACY_FILE_HOSTS: 'files.old.example' })).toThrow(/LEGACY_FILE_HOSTS/);
});
