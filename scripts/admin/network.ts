import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';

/** The network calls of `doctor`; tests replace them. */
export type Network = {
  /** The IPs of a host name; throws for an unknown one. */
  resolve(host: string): Promise<string[]>;
  get(url: string): Promise<{ status: number; headers: Headers; text: string }>;
  /** When the certificate of a host expires; throws when it is not valid. */
  certificateUntil(host: string): Promise<Date>;
  /** Connects and signs in; sends nothing. */
  checkMail(url: string): Promise<void>;
};

const TIMEOUT_MS = 10_000;

export const NETWORK: Network = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },

  async get(url) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

    return { status: response.status, headers: response.headers, text: await response.text() };
  },

  certificateUntil: (host) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port: 443, servername: host, timeout: TIMEOUT_MS }, () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.end();
      });
      socket.once('timeout', () => socket.destroy(new Error('no response')));
      socket.once('error', reject);
    }),

  async checkMail(url) {
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
  },
};
