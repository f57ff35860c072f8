import type { Store } from '#engine/store/database/db.ts';
import type { Network } from '../network.ts';
import { runAdmin } from '../run.ts';

export type Ran = {
  code: number;
  out: string;
  error: string;
  // biome-ignore lint/suspicious/noExplicitAny: untyped JSON
  json: any;
};

type Options = {
  env?: Record<string, string>;
  input?: string;
  now?: () => Date;
  network?: Network;
};

/** Runs commands on a store that stays open; a command line is split at spaces, except within double quotes. */
export function commandsOn(store: Store, options: Options = {}) {
  return async (line: string, more: Options = {}): Promise<Ran> => {
    const { env, input = '', now, network } = { ...options, ...more };
    let [out, error] = ['', ''];
    const code = await runAdmin(argumentsOf(line), {
      env: { LOG_LEVEL: 'silent', ...env },
      now,
      network,
      open: async () => ({ ...store, close: async () => {} }),
      terminal: {
        out: (text) => {
          out += text;
        },
        error: (text) => {
          error += text;
        },
        input: async () => input,
      },
    });
    const json = line.includes('--json') && out ? JSON.parse(out) : null;

    return { code, out, error, json };
  };
}

function argumentsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}
