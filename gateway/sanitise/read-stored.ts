import type { z } from 'zod';
import type { Problem } from '#domain/json/checked.ts';
import { badInput } from '../errors.ts';

/** JSON of an agent in the shape it is stored in, or BAD_USER_INPUT that names the member at fault. */
export function readStored<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;

  const [issue] = read.error.issues;
  throw badInput(
    issue?.message ?? 'This has another shape than expected.',
    [name, ...(issue?.path ?? [])].join('.'),
  );
}

/** The first problem of a document, as the error for its sender. */
export function rejectProblems([problem]: readonly Problem[], name: string): void {
  if (problem) throw badInput(problem.message, `${name}.${problem.field}`);
}
