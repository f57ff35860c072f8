import type { MiddlewareHandler } from 'hono';
import { badInput } from '../errors.ts';

/** PostgreSQL has no NUL character: a URL with one is rejected early. */
export const rejectZero: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);

  if (url.pathname.includes('%00'))
    throw badInput('address', 'The address holds a character that is not allowed');
  for (const [name, value] of url.searchParams) {
    if (value.includes('\0')) throw badInput(name, `${name} holds a character that is not allowed`);
  }

  await next();
};
