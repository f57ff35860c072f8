import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import type { OutsideProvider } from '../outside/outside-provider.ts';
import { clientIdOf, clientSecretOf } from '../provider/keys.ts';
import type { LiveKeys } from '../provider/live-keys.ts';
import { issuerOf, type Realm } from '../realm.ts';
import type { Site } from '../sites.ts';

/** Per origin: a known host can be requested on any port. */
export const MAX_CONFIGURATIONS = 100;

type Options = {
  keys: LiveKeys;
  realm: Realm;
  /** In-process fetch to the embedded provider. */
  fetchInProcess: oidc.CustomFetch;
  /** Receives why an outside provider did not respond. */
  onError: (error: unknown) => void;
};

/** The client configuration for a provider, null when an outside one does not respond. */
export type Discover = (site: Site, outside: OutsideProvider | null) => Promise<oidc.Configuration | null>;

/** Discovers providers and caches their configurations; failed discoveries are retried by the next sign-in. */
export function createProviderDiscovery({ keys, realm, fetchInProcess, onError }: Options): Discover {
  const configurations = new LRUCache<string, Promise<oidc.Configuration>>({ max: MAX_CONFIGURATIONS });
  let discoveredWith = keys.current();

  const discoverEmbedded = (site: Site) =>
    oidc.discovery(
      new URL(issuerOf(realm, site.origin)),
      clientIdOf(realm, site.spaceId),
      { id_token_signed_response_alg: 'ES256' },
      oidc.ClientSecretBasic(clientSecretOf(keys.current(), realm, site.spaceId)),
      {
        [oidc.customFetch]: fetchInProcess,
        execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
      },
    );

  function cached(key: string, discover: () => Promise<oidc.Configuration>): Promise<oidc.Configuration> {
    // A configuration caches the provider's keys.
    if (discoveredWith !== keys.current()) configurations.clear();
    discoveredWith = keys.current();
    const configuration = configurations.get(key) ?? discover();
    configurations.set(key, configuration);
    configuration.catch(() => configurations.delete(key));

    return configuration;
  }

  return async (site, outside) => {
    if (!outside) return cached(site.origin, () => discoverEmbedded(site));

    return cached(outside.key, () => discoverOutside(outside)).catch((error: unknown) => {
      onError(error);
      return null;
    });
  };
}

function discoverOutside(outside: OutsideProvider): Promise<oidc.Configuration> {
  const execute = [oidc.enableNonRepudiationChecks];
  if (outside.flow === 'implicit') execute.push(oidc.useIdTokenResponseType);
  if (outside.issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);

  return oidc.discovery(new URL(outside.issuer), outside.clientId, outside.clientSecret, undefined, {
    execute,
  });
}
