import type { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { IpList } from '../network/ip-list.ts';
import { checkHost, guardedLookup } from '../network/reachable-address.ts';
import { signaturesOf } from './signature.ts';

/** The whole exchange. Far below the lease of a claim (deliver-events.ts). */
export const SEND_MS = 15_000;

export type SentEvent = { id: string; body: string; url: string; secrets: readonly string[]; now: Date };

export type EventOutcome = { status: number | null; failure: string | null };

export type EventSender = { send(event: SentEvent): Promise<EventOutcome> };

type Options = {
  /** Networks besides the public internet that the operator allows. */
  allowed?: IpList;
  lookup?: typeof lookup;
  sendMs?: number;
};

/** POSTs events. Only 2xx counts as accepted; redirects are not followed, and the body of the response is not read. */
export function createEventSender({ allowed, lookup, sendMs = SEND_MS }: Options = {}): EventSender {
  const resolve = guardedLookup(allowed, lookup);

  return {
    async send(event) {
      try {
        const status = await post(event);

        return {
          status,
          failure: status >= 200 && status < 300 ? null : `It responded with status ${status}`,
        };
      } catch (error) {
        return {
          status: null,
          failure: error instanceof Error ? error.message.slice(0, 500) : String(error),
        };
      }
    },
  };

  function post({ id, body, url: address, secrets, now }: SentEvent): Promise<number> {
    const url = new URL(address);
    checkHost(url, allowed);
    const timestamp = Math.floor(now.getTime() / 1000);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Strapwork',
      'idempotency-key': id,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signaturesOf({ id, timestamp, body }, secrets),
    };

    return new Promise((done, reject) => {
      const request = send(url, { method: 'POST', headers, lookup: resolve, agent: false }, (response) => {
        clearTimeout(timer);
        response.destroy();
        done(response.statusCode ?? 0);
      });
      const timer = setTimeout(
        () => request.destroy(new Error(`It did not respond within ${sendMs / 1000} seconds`)),
        sendMs,
      );
      request.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      request.end(body);
    });
  }
}
