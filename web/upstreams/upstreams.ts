import { API_TOKEN_HEADER } from '#engine/calls/api-token.ts';
import type { Config } from '#engine/config/config.ts';
import type { Engine } from '#engine/engine.ts';
import { withFileUrls } from '#gateway/datasources/rewritten-upstream.ts';
import {
  SERVICE_NAMES,
  type Upstream,
  type UpstreamName,
  type Upstreams,
} from '#gateway/datasources/upstream.ts';
import { createGuard } from '#gateway/datasources/upstream-guard.ts';
import type { Log } from '#gateway/log.ts';
import { type Measure, unmeasured } from '#gateway/measure.ts';

type UpstreamConfig = Pick<Config, 'engineUrl' | 'apiUrl' | 'gusApiUrl' | 'apiToken'> &
  Partial<Pick<Config, 'legacyFileHosts' | 'apiWithholds'>>;

type EmbeddedEngine = Pick<Engine, 'fetch'> & Partial<Pick<Engine, 'read'>>;

type Options = {
  measure?: Measure;
  log?: Pick<Log, 'info' | 'warn'>;
  /** Headers of every call that leaves the process: which request and which trace it belongs to. */
  outgoing?: () => Record<string, string>;
};

/** Base URL of the embedded engine in requests that never leave the process. */
const EMBEDDED_URL = 'http://engine.internal';

/** Each service at its configured URL, or else the embedded engine, which is created on first use. */
export function upstreams(
  { engineUrl, apiUrl, gusApiUrl, apiToken, apiWithholds, legacyFileHosts = [] }: UpstreamConfig,
  startEngine: () => EmbeddedEngine,
  { measure = unmeasured, log, outgoing = () => ({}) }: Options = {},
): Upstreams {
  let engine: EmbeddedEngine | null = null;
  const choose = (
    name: UpstreamName,
    { url, token, withholds = false }: { url?: string; token?: string; withholds?: boolean },
  ): Upstream => {
    const work = { kind: 'upstream' as const, name, attributes: { 'strapwork.embedded': url === undefined } };
    const measured = (run: () => Promise<Response>) =>
      measure({ ...work, isFailure: ({ status }) => status >= 500 }, run);
    if (url) {
      return {
        baseUrl: url,
        fetch: (request, options) => measured(() => fetch(signed(request, apiToken, outgoing()), options)),
        guard: createGuard((isOpen) => {
          if (isOpen)
            log?.warn({ upstream: name }, `The circuit breaker of the ${SERVICE_NAMES[name]} opened`);
          else log?.info({ upstream: name }, `The circuit breaker of the ${SERVICE_NAMES[name]} closed`);
        }),
        token,
        withholds,
      };
    }
    const started = engine ?? startEngine();
    engine = started;
    const { read } = started;

    return {
      baseUrl: EMBEDDED_URL,
      fetch: (request) => measured(async () => started.fetch(request)),
      read:
        read &&
        ((...call) => measure({ ...work, isFailure: ({ status }) => status >= 500 }, () => read(...call))),
      withholds: true,
    };
  };

  const pages = withFileUrls(choose('engine', { url: engineUrl }), legacyFileHosts);

  return {
    engine: pages,
    api: choose('api', { url: apiUrl, token: apiToken, withholds: apiWithholds }),
    geo: choose('geo', { url: gusApiUrl, token: apiToken }),
  };
}

/** A standalone engine requires its token, in addition to the agents' own tokens. */
function signed(
  request: Request,
  apiToken: string | undefined,
  outgoing: Readonly<Record<string, string>>,
): Request {
  for (const [name, value] of Object.entries(outgoing)) request.headers.set(name, value);
  if (apiToken) request.headers.set(API_TOKEN_HEADER, apiToken);

  return request;
}
