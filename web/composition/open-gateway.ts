import type { Logger } from 'pino';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { isCallerGone, withReplicas, withSignal } from '#engine/calls/call-signal.ts';
import type { Config } from '#engine/config/config.ts';
import type { Identity } from '#engine/identity/identity.ts';
import type { Upstreams } from '#gateway/datasources/upstream.ts';
import type { Measure } from '#gateway/measure.ts';
import { createGateway, type Gateway } from '#gateway/server.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import { noteSite } from '../telemetry/request-context.ts';
import { unlessUnavailable } from './open-identity.ts';

type Options = {
  config: Config;
  log: Logger;
  services: Upstreams;
  identity: Identity;
  parts: PartsTable;
  limits: VisitorLimits;
  measure: Measure;
};

export function openGateway({
  config,
  log,
  services,
  identity,
  parts,
  limits,
  measure,
}: Options): Promise<Gateway> {
  const { invalidateSecret, blogUrl, fonts, oldEngineUrl, importNetworks, features, production } = config;

  return createGateway({
    upstreams: services,
    authenticate: unlessUnavailable(identity.authenticate),
    authenticateCustomer: unlessUnavailable(identity.authenticateCustomer),
    endCustomerSession: identity.endCustomerSession,
    openCustomerSession: identity.openCustomerSession,
    editorTokens: identity.editorTokens,
    invalidateSecret,
    blogUrl,
    fonts,
    oldEngineUrl,
    importNetworks,
    features,
    parts,
    takeWork: limits.takeWork,
    takePoints: limits.takePoints,
    production,
    log,
    measure,
    onSpace: noteSite,
    isCallerGone,
    within: ({ signal, mayBeLate }, run) => withSignal(signal, () => (mayBeLate ? withReplicas(run) : run())),
  });
}
