/** A seeded random generator: the same seed gives the same sequence on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** At least `min`, below `max`. */
  between(min: number, max: number): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** One of the entries, by weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  chance(probability: number): boolean;
  /** Normally distributed around `mean` with the given spread. */
  normal(mean: number, deviation: number): number;
  shuffle<T>(items: readonly T[]): T[];
};

/** FNV-1a over UTF-16 code units, to derive seeds from names. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? seedOf(seed) : seed >>> 0;

  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  const random: Random = {
    next,
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    weighted: (entries) => {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of entries) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return (entries.at(-1) as (typeof entries)[number])[0];
    },
    chance: (probability) => next() < probability,
    normal: (mean, deviation) => {
      const spread = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return mean + spread * deviation;
    },
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
  return random;
}
