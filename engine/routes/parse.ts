import { z } from 'zod';
import type { Checked } from '#domain/json/checked.ts';
import { issueSentence } from '#domain/json/issue-sentence.ts';
import { badInput } from '../errors.ts';

/** Parses a value; the error names the first invalid member. */
export function parse<T>(schema: z.ZodType<T>, value: unknown, whole = 'body'): T {
  const parsed = schema.safeParse(value, { error: issueSentence });
  if (parsed.success) return parsed.data;

  const [issue] = parsed.error.issues;
  throw badInput(issue?.path.join('.') || whole, issue?.message ?? 'It cannot be read');
}

/** A version in a path. */
export const versionNumber = z.coerce.number({ error: 'A version is a number' }).int().positive();

/** Parses the query parameters, each once; an empty one counts as missing. */
export function parseQuery<T>(schema: z.ZodType<T>, request: Request): T {
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');

  return parse(schema, Object.fromEntries(entries.reverse()), 'query');
}

/** The result of a check of the domain; the error names the first invalid field. */
export function accept<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;

  const [problem] = checked.problems;
  throw badInput(problem?.field || 'body', problem?.message ?? 'It cannot be read');
}
