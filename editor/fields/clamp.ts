export type NumberLimits = { min?: number; max?: number; step?: number };

/** The nearest number within the limits. */
export function clamp(value: number, { min = -Infinity, max = Infinity }: NumberLimits): number {
  return Math.min(max, Math.max(min, value));
}
