import type { Terminal } from './admin-context.ts';
import { wrongArgument } from './exit-codes.ts';

/** The password on the standard input, without the line break at its end: arguments can be seen by other processes. */
export async function readPassword({ input }: Terminal): Promise<string> {
  const password = (await input()).replace(/\r?\n$/, '');
  if (password === '') throw wrongArgument('--password-stdin', 'The standard input is empty.');

  return password;
}
