import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { OutsideProvider } from '../outside/outside-provider.ts';
import { HASH_CALLBACK } from './callback-paths.ts';
import type { SignInAttempt } from './sign-in-attempts.ts';

/** Of id tokens that a service returns: never symmetric, never none. */
const SIGNING_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const MAX_TOKEN_AGE = '10m';

/** What a provider returned: the query of the callback with a code, or an id token from the hash. */
export type AuthorizationResponse = { search: string } | { idToken: string; state: string };

export type VerifiedIdToken = { claims: oidc.IDToken; idToken: string };

/** The id token of an authorization response, verified against the attempt; null when the response is rejected. */
export async function readIdToken(
  configuration: oidc.Configuration,
  response: AuthorizationResponse,
  { attempt, callback }: { attempt: SignInAttempt; callback: string },
): Promise<VerifiedIdToken | null> {
  try {
    return 'idToken' in response
      ? await readImplicit(configuration, response, attempt)
      : await redeemCode(configuration, new URL(callback + response.search, attempt.origin), attempt);
  } catch (error) {
    if (isRejection(error)) return null;
    throw error;
  }
}

async function readImplicit(
  configuration: oidc.Configuration,
  { idToken, state }: { idToken: string; state: string },
  attempt: SignInAttempt,
): Promise<VerifiedIdToken> {
  const url = new URL(HASH_CALLBACK, attempt.origin);
  url.hash = new URLSearchParams({ id_token: idToken, state }).toString();
  const claims = await oidc.implicitAuthentication(configuration, url, attempt.nonce, {
    expectedState: attempt.state,
  });

  return { claims, idToken };
}

async function redeemCode(
  configuration: oidc.Configuration,
  url: URL,
  attempt: SignInAttempt,
): Promise<VerifiedIdToken | null> {
  const response = await oidc.authorizationCodeGrant(configuration, url, {
    expectedState: attempt.state,
    idTokenExpected: true,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
  });
  const claims = response.claims();

  return claims && response.id_token ? { claims, idToken: response.id_token } : null;
}

/** The claims of an id token that a service returned; null unless the provider has issued it for this client. */
export async function verifyServiceToken(
  idToken: string,
  { clientId }: OutsideProvider,
  { issuer, jwks_uri: keysUrl }: oidc.ServerMetadata,
): Promise<(JWTPayload & { iss: string; sub: string }) | null> {
  if (!keysUrl) return null;

  try {
    const { payload } = await jwtVerify(idToken, createRemoteJWKSet(new URL(keysUrl)), {
      issuer,
      audience: clientId,
      algorithms: SIGNING_ALGORITHMS,
      requiredClaims: ['sub', 'exp'],
      maxTokenAge: MAX_TOKEN_AGE,
    });
    return payload.sub ? { ...payload, iss: issuer, sub: payload.sub } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The issuer that an unverified token names; empty when it is no token. */
export function issuerIn(idToken: string): string {
  try {
    return decodeJwt(idToken).iss ?? '';
  } catch {
    return '';
  }
}

/** Errors of the protocol are a failed sign-in; anything else is unexpected. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof oidc.ClientError ||
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.AuthorizationResponseError
  );
}
