/** The same JSON value, which nobody can change from now on. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);

  return Object.freeze(value);
}
