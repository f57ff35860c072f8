import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export type TextCache = { get(text: string, make: () => string): string };

/** What was made of a text, by its hash; the least recently used is evicted when `maxCharacters` are held. */
export function createTextCache(maxCharacters: number): TextCache {
  const results = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: sizeOf });

  return {
    get(text, make) {
      const key = createHash('sha256').update(text).digest('base64');
      const cached = results.get(key);
      if (cached !== undefined) return cached;

      const result = make();
      results.set(key, result);
      return result;
    },
  };
}

/** A key and an entry cost something even for an empty text. */
const sizeOf = (text: string) => text.length + 100;
