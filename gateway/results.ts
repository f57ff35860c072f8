import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { CurrentRevision } from './errors.ts';

type UserErrorResult = {
  __typename: 'UserError';
  message: string;
  field: string | null;
  reason: string | null;
};
type ConflictResult = {
  __typename: 'ConflictError';
  message: string;
  currentRevision: string;
  savedBy: string | null;
  savedAt: string | null;
};

/** What the caller can act on is a result, not an error: a conflict or invalid input. */
export async function asResult<Success>(
  work: () => Promise<Success>,
): Promise<Success | UserErrorResult | ConflictResult> {
  try {
    return await work();
  } catch (error) {
    const failure = error instanceof GraphQLError ? resultOf(error) : null;
    if (failure) return failure;
    throw error;
  }
}

/** The same for operations without revision conflicts. */
export async function asUserResult<Success>(
  work: () => Promise<Success>,
): Promise<Success | UserErrorResult> {
  const result = await asResult(work);

  return isConflict(result) ? userError(result.message) : result;
}

function userError(message: string, { argument, reason }: GraphQLErrorExtensions = {}): UserErrorResult {
  return {
    __typename: 'UserError',
    message,
    field: (argument as string | undefined) ?? null,
    reason: (reason as string | undefined) ?? null,
  };
}

function isConflict(result: unknown): result is ConflictResult {
  return (result as { __typename?: string }).__typename === 'ConflictError';
}

function resultOf({ message, extensions }: GraphQLError): UserErrorResult | ConflictResult | null {
  switch (extensions.code) {
    case 'BAD_USER_INPUT':
      return userError(message, extensions);
    case 'NOT_FOUND':
      return userError(message);
    case 'CONFLICT': {
      const current = extensions.current as CurrentRevision | null;
      // Something exists although no revision was sent: there is no newer version to name.
      if (!current) return userError(message);

      const { revision, savedBy, savedAt } = current;
      return { __typename: 'ConflictError', message, currentRevision: revision, savedBy, savedAt };
    }
    default:
      return null;
  }
}
