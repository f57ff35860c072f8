import { lookup as dnsLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { IpList } from '../network/ip-list.ts';
import { isLoopbackHost } from '../network/loopback.ts';
import { checkHost, guardedLookup, UnreachableAddress } from '../network/reachable-address.ts';
import { HOST_PROOF_PATH, type HostProof } from './host-proof.ts';

/**
 * `working`, or the first obstacle for visitors: the name leads nowhere, to an IP that is not public, to another
 * server, or here without a valid certificate. `local` names and those of an operator who forbids it are not checked.
 */
export type HostState =
  | 'working'
  | 'uncertified'
  | 'elsewhere'
  | 'unanswered'
  | 'private'
  | 'unresolved'
  | 'local'
  | 'off';

export type HostCheck = { state: HostState /** The error of the network. */; detail: string | null };

export type HostChecker = (host: string) => Promise<HostCheck>;

/** Three requests at most; together less than the gateway waits for the engine. */
const STEP_MS = 2000;
const BODY_MAX = 200;

type Options = {
  proof: HostProof;
  /** Whether it may request other servers at all. */
  isOn: boolean;
  /** Networks besides the public internet that names may lead to. */
  allowed?: IpList;
  lookup?: typeof dnsLookup;
  ports?: { https: number; http: number };
  /** Authorities in place of those that Node trusts. */
  ca?: string;
};

type Probe = { scheme: 'https' | 'http'; isStrict: boolean };

/**
 * Requests a proof from a host name that only this installation has. The connection goes to the IP that was checked, redirects are
 * not followed, and of the response it returns only whether it is the proof.
 */
export function createHostChecker({
  proof,
  isOn,
  allowed,
  lookup = dnsLookup,
  ports = { https: 443, http: 80 },
  ca,
}: Options): HostChecker {
  const resolve = guardedLookup(allowed, lookup);

  return async (host) => {
    if (isLoopbackHost(host)) return { state: 'local', detail: null };
    if (!isOn) return { state: 'off', detail: null };

    const nonce = proof.newNonce();
    const expected = await proof.of(nonce);
    const probe = async (attempt: Probe) => {
      try {
        return { isHere: (await get(host, nonce, attempt)) === expected, error: null };
      } catch (error) {
        return { isHere: false, error: error instanceof Error ? error : new Error(String(error)) };
      }
    };

    const strict = await probe({ scheme: 'https', isStrict: true });
    if (strict.isHere) return { state: 'working', detail: null };
    if (!strict.error) return { state: 'elsewhere', detail: null };
    const { message: detail } = strict.error;
    if (strict.error instanceof UnreachableAddress) return { state: 'private', detail };
    if (isUnknown(strict.error)) return { state: 'unresolved', detail };

    // Nothing secret is sent: the proof itself identifies who responded.
    const lax = isOfCertificate(strict.error) ? await probe({ scheme: 'https', isStrict: false }) : null;
    if (lax?.isHere) return { state: 'uncertified', detail };
    if (lax && !lax.error) return { state: 'elsewhere', detail };
    const plain = await probe({ scheme: 'http', isStrict: true });
    if (plain.isHere) return { state: 'uncertified', detail };

    return { state: plain.error ? 'unanswered' : 'elsewhere', detail };
  };

  function get(host: string, nonce: string, { scheme, isStrict }: Probe): Promise<string> {
    const url = new URL(`${scheme}://${host}:${ports[scheme]}${HOST_PROOF_PATH}?nonce=${nonce}`);
    checkHost(url, allowed);
    const options = { lookup: resolve, agent: false, headers: { 'user-agent': 'Strapwork' } };

    return new Promise((done, reject) => {
      const received = (text: string) => {
        clearTimeout(timer);
        done(text);
      };
      const request =
        scheme === 'https'
          ? httpsRequest(url, { ...options, ca, rejectUnauthorized: isStrict })
          : httpRequest(url, options);
      const timer = setTimeout(
        () => request.destroy(new Error(`It did not respond within ${STEP_MS / 1000} seconds`)),
        STEP_MS,
      );
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length <= BODY_MAX) return;
          response.destroy();
          received('');
        });
        response.on('end', () => received(response.statusCode === 200 ? text : ''));
        response.on('error', reject);
      });
      request.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      request.end();
    });
  }
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

function isUnknown(error: Error): boolean {
  return ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_NODATA'].includes(codeOf(error));
}

function isOfCertificate(error: Error): boolean {
  return /CERT|SELF_SIGNED|SIGNATURE|ALTNAME/.test(codeOf(error));
}
