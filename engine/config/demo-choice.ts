import { isLoopbackHost } from '../network/loopback.ts';

type Environment = {
  /** `1` and `0` decide; `npm run serve` sets 0. */
  DEMO?: '0' | '1';
  HOST?: string;
  DATABASE_URL?: string;
};

export type DemoChoice = {
  /** The IP or host name to listen on. */
  host: string;
  /** Whether an empty store is seeded with the demo brokerages, whose passwords are public. */
  demo: boolean;
};

export const DEFAULT_HOST = '127.0.0.1';

/**
 * Where the process listens, and whether an empty store gets the demo: by `DEMO`, else only where nobody but this machine
 * can reach it and the data are its own. NODE_ENV does not matter: a public host in development is as public.
 */
export function chooseDemo({ DEMO, HOST = DEFAULT_HOST, DATABASE_URL }: Environment): DemoChoice {
  return { host: HOST, demo: DEMO ? DEMO === '1' : isLoopbackHost(HOST) && !DATABASE_URL };
}
