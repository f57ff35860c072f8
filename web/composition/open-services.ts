import type { Logger } from 'pino';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { createDigestTokens } from '#engine/alerts/digest-tokens.ts';
import type { Config } from '#engine/config/config.ts';
import { createEngine, type Engine } from '#engine/engine.ts';
import type { FileStorage } from '#engine/files/storage/file-storage.ts';
import { createGeocoder } from '#engine/geocoding/geocoder.ts';
import { createHostChecker } from '#engine/hosts/host-checker.ts';
import { createHostProof } from '#engine/hosts/host-proof.ts';
import type { Identity } from '#engine/identity/identity.ts';
import { runScheduledJobs, type StopJob } from '#engine/jobs/scheduled-jobs.ts';
import type { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Store } from '#engine/store/database/db.ts';
import { measureWith, type Observer, outgoingHeaders } from '../telemetry/telemetry.ts';
import { upstreams } from '../upstreams/upstreams.ts';
import { logFailure } from './log-failure.ts';

type Options = {
  config: Config;
  store: Store;
  log: Logger;
  observers: readonly Observer[];
  parts: PartsTable;
  storage: FileStorage;
  identity: Identity;
  index: SearchIndex | undefined;
};

/** The services that the gateway calls: remote ones as configured, and the embedded engine for the rest. */
export function openServices(options: Options) {
  const { config, store, log, observers, parts, storage, identity, index } = options;
  const proof = createHostProof(store.db);
  const digestTokens = createDigestTokens();
  let engine: Engine | undefined;
  let stopJobs: StopJob = async () => {};

  /** Called once, where a service is not remote. */
  function startEngine(): Engine {
    const started = createEngine({
      store,
      parts,
      verifyToken: async (token) => digestTokens.verify(token) ?? identity.verifyToken(token),
      signUpByForm: config.formSignIn ? identity.signUpByForm : undefined,
      doubtLimits: config.doubtLimits,
      invalidateSecret: config.invalidateSecret,
      features: config.features,
      log,
      index,
      dataDir: config.dataDir,
      storage,
      filesQuotaBytes: config.filesQuotaBytes,
      deliversMail: config.smtp !== undefined,
      agentsSignInElsewhere: config.oidc !== undefined,
      agentProvider: config.oidc?.name,
      webhookNetworks: config.webhookNetworks,
      geocode: config.geocoderUrl ? createGeocoder({ url: config.geocoderUrl }) : undefined,
      hostNames: {
        ...config.hosts,
        check: createHostChecker({ proof, isOn: config.hosts.checks, allowed: config.hosts.networks }),
      },
    });
    stopJobs = runScheduledJobs(
      started,
      config.scheduleIntervalMs,
      logFailure(log, 'The scheduled jobs failed'),
    );
    engine = started;

    return started;
  }

  return {
    services: upstreams(config, startEngine, {
      measure: measureWith(observers),
      log,
      outgoing: () => outgoingHeaders(observers),
    }),
    /** Undefined where every service is remote. */
    engine: () => engine,
    digestTokens,
    proof,
    stop: () => stopJobs(),
  };
}
