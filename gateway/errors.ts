import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { SERVICE_NAMES, type ServiceName } from './datasources/upstream.ts';

/** Values of `extensions.code` besides GraphQL's own. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'EDITOR_TOKEN_MISSING'
  | 'EDITOR_TOKEN_STALE'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'NO_SPACE'
  | 'TOO_MANY_REQUESTS'
  | 'UPSTREAM_FAILED';

/** The newer version, as reported by the upstream. */
export type CurrentRevision = { revision: string; savedAt: string | null; savedBy: string | null };

const fail = (code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } });

export const unauthenticated = (message = 'Sign in to do this.', status?: number) =>
  fail('UNAUTHENTICATED', message, { status });

export const forbidden = (message = 'You may not do this.', status?: number) =>
  fail('FORBIDDEN', message, { status });

/** The session's cookie alone edits nothing (`auth/editor-access.ts`). */
export const editorTokenMissing = () =>
  fail('EDITOR_TOKEN_MISSING', 'Send the editor token of the page that the agent opened, as x-editor-token.');

/** The document was opened too long ago or by another agent. */
export const editorTokenStale = () =>
  fail('EDITOR_TOKEN_STALE', 'This page was opened with another sign-in. Load it again to edit.');

export const notFound = (message = 'Not found.', status?: number) => fail('NOT_FOUND', message, { status });

/** `argument` is the dotted path of the invalid argument, `reason` the name of the broken rule. */
export const badInput = (message: string, argument?: string | null, reason?: string | null) =>
  fail('BAD_USER_INPUT', message, { ...(argument ? { argument } : {}), ...(reason ? { reason } : {}) });

export const conflict = (message: string, current: CurrentRevision | null) =>
  fail('CONFLICT', message, { current });

/** The visitor's rate limit is exhausted; `seconds` until it resets. */
export const tooManyRequests = (seconds: number) =>
  fail('TOO_MANY_REQUESTS', `Too many searches in a short time. Try again in ${seconds} seconds.`, {
    http: { status: 429, headers: new HeaderMap([['retry-after', String(seconds)]]) },
  });

/** The storage limit is reached. */
export const noSpace = (message: string) => fail('NO_SPACE', message);

/** `reason` is for operators; it never contains the upstream's response. */
export const upstreamFailed = (upstream: ServiceName, reason: string, status?: number) =>
  fail('UPSTREAM_FAILED', `The ${SERVICE_NAMES[upstream]} failed: ${reason}.`, { upstream, reason, status });

export const codeOf = (error: unknown): string | null =>
  error instanceof GraphQLError ? ((error.extensions.code as string | undefined) ?? null) : null;
