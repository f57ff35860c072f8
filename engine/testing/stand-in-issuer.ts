import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const STAND_IN_CLIENT = 'our-site';

/**
 * An identity provider on loopback with keys of its own, which signs in at once as `person`. It supports
 * the code flow with PKCE and the implicit flow.
 */
export async function startStandInIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const state = {
    subject: 'stranger-7',
    /** Claims of the id token beside the subject. */
    person: {} as JWTPayload,
    /** The last request for authorization. */
    lastQuery: new URLSearchParams(),
    tokenRequests: [] as URLSearchParams[],
    signOuts: [] as URLSearchParams[],
  };
  const codes = new Map<string, { nonce: string; challenge: string }>();
  let issuer = '';

  /** An id token; the options make it a wrong one. */
  function idToken(
    claims: JWTPayload,
    { key = privateKey, expires = '5m' }: { key?: typeof privateKey; expires?: string } = {},
  ) {
    return new SignJWT({ iss: issuer, aud: STAND_IN_CLIENT, sub: state.subject, ...state.person, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);
  }

  async function redirectOf(query: URLSearchParams): Promise<string> {
    state.lastQuery = query;
    const back = new URL(query.get('redirect_uri') ?? '');
    const nonce = query.get('nonce') ?? '';
    const given = query.get('state') ?? '';
    if (query.get('response_type') === 'id_token') {
      back.hash = new URLSearchParams({ id_token: await idToken({ nonce }), state: given }).toString();
      return back.href;
    }
    const code = `code-${codes.size}`;
    codes.set(code, { nonce, challenge: query.get('code_challenge') ?? '' });
    back.search = new URLSearchParams({ code, state: given }).toString();
    return back.href;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/keys')
      return json(200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
    if (url.pathname === '/authorize')
      return response.writeHead(303, { location: await redirectOf(url.searchParams) }).end();
    if (url.pathname === '/bye') {
      state.signOuts.push(url.searchParams);
      const location = url.searchParams.get('post_logout_redirect_uri') ?? '/';
      return response.writeHead(303, { location }).end();
    }
    if (url.pathname === '/token') {
      const form = new URLSearchParams(await text(request));
      state.tokenRequests.push(form);
      const code = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const verifier = form.get('code_verifier') ?? '';
      if (!code || createHash('sha256').update(verifier).digest('base64url') !== code.challenge)
        return json(400, { error: 'invalid_grant' });

      return json(200, {
        access_token: 'a',
        token_type: 'bearer',
        id_token: await idToken({ nonce: code.nonce }),
      });
    }
    return json(200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      end_session_endpoint: `${issuer}/bye`,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    state,
    idToken,
    /** Where the provider sends the browser that comes with this URL. */
    async answer(authorize: string): Promise<URL> {
      return new URL(await redirectOf(new URL(authorize).searchParams));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
