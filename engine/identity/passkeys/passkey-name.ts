export const PASSKEY_NAME_MAX = 60;

/** A name as it is stored, and what is wrong with it. */
export function readPasskeyName(typed: string): { name: string; problem: 'missing' | 'long' | null } {
  const name = typed.replace(/\s+/gu, ' ').trim();

  return { name, problem: name === '' ? 'missing' : name.length > PASSKEY_NAME_MAX ? 'long' : null };
}
