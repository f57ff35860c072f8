import { isKeepable } from './url-escape.ts';

/** A word of a search call whose value cannot be read; `field` is the word. */
export class BadWordError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** No word that means something is longer. */
const MAX_LENGTH = 100_000;

type Range = { min: number; max: number };

/** Reads the words of a search call; an empty word counts as one that is not there. */
export function wordReader(params: URLSearchParams) {
  function text(field: string): string | undefined {
    const value = params.get(field) || undefined;

    if (value !== undefined && value.length > MAX_LENGTH)
      throw new BadWordError(field, `${field} has at most ${MAX_LENGTH} characters`);
    if (value === undefined || isKeepable(value)) return value;
    throw new BadWordError(field, `${field} holds a character that cannot be searched`);
  }

  function number(field: string, { min, max }: Range): number | undefined {
    const value = text(field);
    if (value === undefined) return undefined;

    const read = value.trim() === '' ? Number.NaN : Number(value);
    if (read >= min && read <= max) return read;
    throw new BadWordError(field, `${field} is a number from ${min} to ${max}`);
  }

  function integer(field: string, range: Range): number | undefined {
    const read = number(field, range);

    if (read === undefined || Number.isInteger(read)) return read;
    throw new BadWordError(field, `${field} is a whole number`);
  }

  /** What the function makes of the word; null says that it cannot be read. */
  function read<T>(field: string, form: string, parse: (value: string) => T | null): T | undefined {
    const value = text(field);
    if (value === undefined) return undefined;

    const parsed = parse(value);
    if (parsed !== null) return parsed;
    throw new BadWordError(field, `${field} is ${form}`);
  }

  return { text, number, integer, read };
}

export type WordReader = ReturnType<typeof wordReader>;
