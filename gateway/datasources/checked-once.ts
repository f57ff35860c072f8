import { z } from 'zod';
import { deepFreeze } from '#domain/json/deep-freeze.ts';
import { isObjectOrArray } from '#domain/json/is-object.ts';

/**
 * A list validated member by member. The embedded service returns the same objects repeatedly: validated ones
 * are not validated again.
 */
export function checkedOnce<T>(schema: z.ZodType<T>): z.ZodType<T[]> {
  const known = new WeakMap<object, T>();

  return z.unknown().transform((list, context) => {
    if (!Array.isArray(list)) {
      context.addIssue({ code: 'custom', message: 'is no list' });
      return z.NEVER;
    }
    const checked: T[] = [];
    for (const [index, member] of list.entries()) {
      const before = isObjectOrArray(member) ? known.get(member) : undefined;
      const read = before ?? readMember(schema, member, index, context);
      if (read === null) return z.NEVER;
      if (isObjectOrArray(member) && !before) known.set(member, read);
      checked.push(read);
    }
    return checked;
  });
}

/**
 * A document validated once: the embedded service returns the same frozen object until it changes, and so does this. What is
 * read of any other object is its caller's alone.
 */
export function readOnce<T extends object>(schema: z.ZodType<T>): z.ZodType<T> {
  const known = new WeakMap<object, T>();

  return z.unknown().transform((value, context) => {
    const before = isObjectOrArray(value) ? known.get(value) : undefined;
    if (before) return before;

    const read = schema.safeParse(value);
    if (!read.success) {
      for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    }
    if (isObjectOrArray(value) && Object.isFrozen(value)) known.set(value, deepFreeze(read.data));
    return read.data;
  });
}

function readMember<T>(
  schema: z.ZodType<T>,
  member: unknown,
  index: number,
  context: z.core.$RefinementCtx,
): T | null {
  const read = schema.safeParse(member);
  if (read.success) return read.data;

  for (const { path, message } of read.error.issues)
    context.addIssue({ code: 'custom', message, path: [index, ...path] });
  return null;
}
