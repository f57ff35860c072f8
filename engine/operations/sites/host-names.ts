import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, EngineError, notFound } from '#engine/errors.ts';
import type { HostCheck } from '#engine/hosts/host-checker.ts';
import { createRateLimit, type RateLimit } from '#engine/limits/rate-limit.ts';
import { isLoopbackHost } from '#engine/network/loopback.ts';
import { listSiteHosts, lockSpace, setMainHost } from '#engine/store/space-table.ts';
import { addHost, readHost, removeHost } from './manage-sites.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'hostNames'>;
type Named = { spaceId: string; host: string };

export const SITE_HOSTS_MAX = 20;
const CHECKS = { limit: 10, windowMs: 60_000 };

/** The names at which a site is reached, and what an owner needs to add one. */
export async function readHostNames({ db, hostNames }: Context, spaceId: string) {
  const hosts = await listSiteHosts(db, spaceId);

  return {
    hosts: hosts.map(({ host, isMain }) => ({ host, isMain, isLocal: isLoopbackHost(host) })),
    canChange: hostNames.byOwners,
    serverAddresses: [...hostNames.serverAddresses],
  };
}

/** Lets an owner add a name. The operator's command may also add IPs, and as many as there are. */
export async function addHostName(context: Context, { spaceId, host: typed }: Named): Promise<void> {
  requireByOwners(context);
  const host = readHost(typed);
  if (host === 'localhost' || /^[\d.]+$|^\[/.test(host))
    throw badInput('host', 'Enter a name such as www.example.com: an IP belongs to the whole server.');

  await context.db.transaction().execute(async (transaction) => {
    await lockSpace(transaction, spaceId);
    const hosts = await listSiteHosts(transaction, spaceId);
    if (hosts.length >= SITE_HOSTS_MAX && !hosts.some((known) => known.host === host))
      throw badInput('host', `A site has at most ${SITE_HOSTS_MAX} host names.`);
    await addHost(transaction, { id: spaceId, host, now: context.clock(), isByOwner: true });
  });
}

export async function removeHostName(context: Context, { spaceId, host }: Named): Promise<void> {
  requireByOwners(context);
  await context.db.transaction().execute(async (transaction) => {
    await lockSpace(transaction, spaceId);
    await removeHost(transaction, { id: spaceId, host, now: context.clock() });
  });
}

/** Makes a name of the site the main one; null leaves the choice to the alphabet. */
export async function setMainHostName(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { spaceId, host }: { spaceId: string; host: string | null },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockSpace(transaction, spaceId);
    const hosts = await listSiteHosts(transaction, spaceId);
    if (host !== null && !hosts.some((known) => known.host === host)) throw notFound(`The host name ${host}`);
    const before = hosts.find(({ isMain }) => isMain)?.host ?? null;
    if (before === host) return;
    await setMainHost(transaction, { spaceId, host });
    const change = { kind: 'host', action: 'main name set', subject: host ?? 'none' } as const;
    await recordAudit(transaction, { spaceId, at: clock(), ...change });
  });
}

/** Whether visitors reach the site at one of its names; no other name is checked. */
export function createHostCheck({ db, clock, hostNames }: Context) {
  const limit: RateLimit = createRateLimit({ ...CHECKS, clock });

  return async ({ spaceId, host }: Named): Promise<HostCheck> => {
    const hosts = await listSiteHosts(db, spaceId);
    if (!hosts.some((known) => known.host === host)) throw notFound(`The host name ${host}`);
    const seconds = limit.consume(spaceId);
    if (seconds !== null)
      throw new EngineError('too_many', `Names were checked often. Try again in ${seconds} seconds.`);

    return hostNames.check(host);
  };
}

function requireByOwners({ hostNames }: Context): void {
  if (!hostNames.byOwners)
    throw badInput('host', 'On this server whoever runs it adds and removes host names.');
}
