import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import type { Config } from '#engine/config/config.ts';
import type { FileStorage } from '#engine/files/storage/file-storage.ts';
import { isLoopbackHost } from '#engine/network/loopback.ts';
import { checkRedis } from '#engine/shared-counts/redis-counts.ts';
import type { Store } from '#engine/store/database/db.ts';
import { appliedMigrations, readMigrations } from '#engine/store/database/migrate.ts';
import { listHosts } from '#engine/store/site-table.ts';
import type { Network } from './network.ts';

export type Check = {
  subject: string;
  status: 'ok' | 'warning' | 'problem';
  /** What was found. */
  message: string;
  /** What to do about it. */
  advice?: string;
};

const GB = 1024 ** 3;
const LOW_DISK_BYTES = 2 * GB;
const NO_DISK_BYTES = 0.2 * GB;
const CLOCK_SECONDS = 60;
const CERTIFICATE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_POSTGRESQL = 15;

const ok = (subject: string, message: string): Check => ({ subject, status: 'ok', message });
const warning = (subject: string, message: string, advice: string): Check => ({
  subject,
  status: 'warning',
  message,
  advice,
});
const problem = (subject: string, message: string, advice: string): Check => ({
  subject,
  status: 'problem',
  message,
  advice,
});
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Version and migrations of the database, and its clock. */
export async function checkDatabase(store: Store, now: Date): Promise<Check[]> {
  return store.script(async (script) => {
    const [found] = await script.rows<{ version: string; now: Date }>(
      `select current_setting('server_version_num') as version, clock_timestamp() as now`,
    );
    const version = Math.floor(Number(found?.version ?? 0) / 10_000);
    const skew = Math.abs(new Date(found?.now ?? 0).getTime() - now.getTime()) / 1000;

    return [
      version < OLDEST_POSTGRESQL
        ? problem(
            'database',
            `PostgreSQL ${version} is too old`,
            `Use PostgreSQL ${OLDEST_POSTGRESQL} or newer.`,
          )
        : ok('database', `${store.kind === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${version} responds`),
      checkMigrations(await appliedMigrations(script)),
      skew > CLOCK_SECONDS
        ? problem(
            'clock',
            `The clocks of this machine and the database differ by ${Math.round(skew)} seconds`,
            'Synchronise both by NTP: sessions and links expire by them.',
          )
        : ok('clock', `${now.toISOString()}, like that of the database`),
    ];
  });
}

function checkMigrations(applied: readonly { name: string; checksum: string }[]): Check {
  const own = readMigrations();
  const changed = applied.find(({ name, checksum }, index) => {
    const migration = own[index];
    return !migration || migration.name !== name || migration.checksum !== checksum;
  });
  if (changed) {
    const advice = 'Start the version that the database was last used with, or a newer one.';
    return problem('migrations', `The database has ${changed.name}, which this version does not`, advice);
  }
  const open = own.length - applied.length;

  return open > 0
    ? warning('migrations', `${open} are not applied yet`, 'Back up, then start the site: it applies them.')
    : ok('migrations', `all ${own.length} are applied`);
}

/** Whether the data directory can be written and has space left. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Check> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const message = `${(free / GB).toFixed(1)} GB are free in ${dataDir}`;
    const advice = 'Free some space, or move DATA_DIR to a larger disk.';

    if (free < NO_DISK_BYTES) return problem('disk', message, advice);
    return free < LOW_DISK_BYTES ? warning('disk', message, advice) : ok('disk', message);
  } catch (error) {
    return problem('disk', reasonOf(error), `Let the user of the process write to ${dataDir}.`);
  }
}

/** Whether a file can be written to the bucket, found and removed. */
export async function checkFiles(storage: FileStorage): Promise<Check> {
  try {
    await storage.check();
    return ok('files', `${storage.place} takes files`);
  } catch (error) {
    return problem('files', reasonOf(error), 'Check the variables that begin with FILES_S3_.');
  }
}

/** Whether the server with the shared counters responds. */
export async function checkCounts({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Check[]> {
  if (!redisUrl) return [];
  const { host } = new URL(redisUrl);
  const failure = await checkRedis(redisUrl);
  const advice =
    'Check REDIS_URL. Until it responds, each process counts the requests of visitors on its own.';

  return [
    failure === null ? ok('redis', `${host} responds`) : warning('redis', `${host}: ${failure}`, advice),
  ];
}

/** Whether the maps have streets; without any they show outlines and names of places. */
export function checkMap({ mapTiles, mapStyleUrl }: Pick<Config, 'mapTiles' | 'mapStyleUrl'>): Check {
  if (mapTiles) return ok('map', `Streets come from ${mapTiles}`);
  if (mapStyleUrl) return ok('map', 'The map style at MAP_STYLE_URL is shown');

  return warning(
    'map',
    'The maps of the sites have no streets, only places and their names',
    'Cut your area out of a PMTiles archive with `npm run map:cut`, and set MAP_TILES (docs/operating.md, The map).',
  );
}

export async function checkMail({ smtp }: Pick<Config, 'smtp'>, network: Network): Promise<Check> {
  if (!smtp)
    return warning(
      'mail',
      'No mail server is configured',
      'Set SMTP_URL and MAIL_FROM; mails stay in the store.',
    );
  try {
    await network.checkMail(smtp.url);
    return ok('mail', `${new URL(smtp.url).host} takes mails from ${smtp.from}`);
  } catch (error) {
    const advice = 'Check host, port, user and password in SMTP_URL.';
    return problem('mail', `${new URL(smtp.url).host}: ${reasonOf(error)}`, advice);
  }
}

export async function checkSites(store: Store): Promise<{ checks: Check[]; hosts: string[] }> {
  const hosts = await listHosts(store.db);
  const accounts = await store.db
    .selectFrom('spaces')
    .select('id')
    .where('archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.space_id', '=', 'spaces.id')
            .where('role', '=', 'owner')
            .where('disabled_at', 'is', null),
        ),
      ),
    )
    .execute();
  const ownerless = accounts.map(({ id }) =>
    warning(
      'people',
      `The site ${id} has no owner`,
      `npm run admin -- user invite EMAIL --site ${id} --role owner`,
    ),
  );
  const none = warning(
    'sites',
    'There is no site',
    'Open the setup link in the output, or use `site create`.',
  );

  return { checks: [...(hosts.length === 0 ? [none] : []), ...ownerless], hosts };
}

/** Whether a host name leads to the product, by https with the headers that protect visitors. */
export async function checkHost(
  host: string,
  { port, now, network }: { port: number; now: Date; network: Network },
): Promise<Check[]> {
  const subject = `host ${host}`;
  const isLocal = isLoopbackHost(host);
  // Browsers lead every name below localhost to this machine, resolvers often do not.
  const origin = isLocal ? `http://localhost:${port}` : `https://${host}`;
  if (!isLocal) {
    const unknown = await network.resolve(host).then(
      (ips) => (ips.length > 0 ? null : 'it has no address'),
      (error) => reasonOf(error),
    );
    if (unknown !== null)
      return [problem(subject, `The name is not known: ${unknown}`, 'Add an A or AAAA record for it.')];
  }

  try {
    const health = await network.get(`${origin}/health`);
    if (health.status !== 200 || !health.text.includes('"ok":true')) {
      const advice = 'Let the name and the proxy lead to this server.';
      return [
        problem(subject, `${origin}/health responds with ${health.status}, not like this product`, advice),
      ];
    }
    const checks: Check[] = [ok(subject, `${origin} responds`)];
    if (isLocal && host !== 'localhost') return checks;
    const page = await network.get(`${origin}/`);
    if (page.status >= 400)
      checks.push(problem(subject, `The home page responds with ${page.status}`, 'See the log of the site.'));
    if (!isLocal) checks.push(...(await checkTls(host, { headers: page.headers, now, network })));

    return checks;
  } catch (error) {
    const advice = isLocal
      ? 'Start the site; with PGlite it cannot run beside this command.'
      : 'Check that the site and its proxy run, and that the proxy has a certificate for the name.';
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    const found = `${origin} does not respond (${reasonOf(error)}${cause})`;

    return [isLocal ? warning(subject, found, advice) : problem(subject, found, advice)];
  }
}

async function checkTls(
  host: string,
  { headers, now, network }: { headers: Headers; now: Date; network: Network },
): Promise<Check[]> {
  const subject = `TLS ${host}`;
  const checks: Check[] = [];
  try {
    const until = await network.certificateUntil(host);
    const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
    const message = `The certificate expires in ${days} days`;
    checks.push(
      days < CERTIFICATE_DAYS
        ? problem(subject, message, 'Renew it, and let the proxy do so by itself.')
        : ok(subject, message),
    );
  } catch (error) {
    checks.push(problem(subject, reasonOf(error), 'Let the proxy get a valid certificate for the name.'));
  }

  if (!headers.has('strict-transport-security'))
    checks.push(
      problem(
        subject,
        'The header Strict-Transport-Security is missing: the site does not know that it is asked by https',
        'Let the proxy send X-Forwarded-Proto, and name it in TRUSTED_PROXIES if it is on another machine.',
      ),
    );
  if (headers.get('x-content-type-options') !== 'nosniff')
    checks.push(
      problem(
        subject,
        'The header X-Content-Type-Options is missing',
        'Let the proxy pass headers on unchanged.',
      ),
    );

  return checks;
}
