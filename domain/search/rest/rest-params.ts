import { isStorable } from '../url-escape.ts';

/** A query parameter with an unreadable value. */
export class BadParamError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Longer than any meaningful value. */
const MAX_LENGTH = 100_000;

type Range = { min: number; max: number };

/** Typed access to query parameters; an empty one counts as missing. */
export function paramReader(params: URLSearchParams) {
  function text(field: string): string | undefined {
    const value = params.get(field) || undefined;

    if (value !== undefined && value.length > MAX_LENGTH)
      throw new BadParamError(field, `${field} has at most ${MAX_LENGTH} characters`);
    if (value === undefined || isStorable(value)) return value;
    throw new BadParamError(field, `${field} holds a character that cannot be searched`);
  }

  function number(field: string, { min, max }: Range): number | undefined {
    const value = text(field);
    if (value === undefined) return undefined;

    const read = value.trim() === '' ? Number.NaN : Number(value);
    if (read >= min && read <= max) return read;
    throw new BadParamError(field, `${field} is a number from ${min} to ${max}`);
  }

  function integer(field: string, range: Range): number | undefined {
    const read = number(field, range);

    if (read === undefined || Number.isInteger(read)) return read;
    throw new BadParamError(field, `${field} is a whole number`);
  }

  /** The parsed value; `parse` returns null for an unreadable one. */
  function read<T>(field: string, form: string, parse: (value: string) => T | null): T | undefined {
    const value = text(field);
    if (value === undefined) return undefined;

    const parsed = parse(value);
    if (parsed !== null) return parsed;
    throw new BadParamError(field, `${field} is ${form}`);
  }

  return { text, number, integer, read };
}

export type ParamReader = ReturnType<typeof paramReader>;
