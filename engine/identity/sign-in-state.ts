import { z } from 'zod';
import { safeReturnTo } from './return-to.ts';

const shape = z.object({
  id: z.string(),
  kind: z.enum(['agent', 'customer']),
  space: z.string(),
  returnTo: z.string(),
});

/** Random, and readable by anyone who watches the flow: the space and the path to return to. */
export function writeState(state: z.infer<typeof shape>): string {
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}

/** The path to return to from an untrusted state; `/` when it is invalid. */
export function returnToOfState(state: unknown): string {
  return safeReturnTo(readState(state)?.returnTo);
}

/** Whose sign-in an untrusted state is of; null when it is invalid. */
export function kindOfState(state: unknown): z.infer<typeof shape>['kind'] | null {
  return readState(state)?.kind ?? null;
}

function readState(state: unknown): z.infer<typeof shape> | null {
  if (typeof state !== 'string') return null;

  return shape.safeParse(parse(Buffer.from(state, 'base64url').toString())).data ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
