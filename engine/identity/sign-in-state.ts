import { z } from 'zod';
import { safeReturnTo } from './return-to.ts';

const shape = z.object({ id: z.string(), space: z.string(), returnTo: z.string() });

/** Random, and readable by anyone who watches the flow: the space and the path to return to. */
export function writeState(state: z.infer<typeof shape>): string {
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}

/** The path to return to from an untrusted state; `/` when it is invalid. */
export function returnToOfState(state: unknown): string {
  if (typeof state !== 'string') return safeReturnTo(null);
  const read = shape.safeParse(parse(Buffer.from(state, 'base64url').toString()));

  return safeReturnTo(read.data?.returnTo);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
