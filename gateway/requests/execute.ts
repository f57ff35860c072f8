import type { ApolloServer } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import { isUnavailable } from '../http/failure-response.ts';
import { type Measure, operationName, unmeasured } from '../measure.ts';

export type Failure = {
  message: string;
  code: string;
  path: string;
  /** Worth a retry: the service or its database cannot be reached. */
  isUnavailable?: boolean;
};

/** Partial data is possible: failed fields are null. */
export type ExecuteResult<Result> = { data: Result | null; failures: readonly Failure[] };

/** An operation's text, branded with its result and variables. */
type Document<Result, Variables> = string & { readonly __result?: Result; readonly __variables?: Variables };

export type Execute = <Result, Variables extends Record<string, unknown>>(
  document: Document<Result, Variables>,
  variables: Variables,
) => Promise<ExecuteResult<Result>>;

/** Sets how the calls of an operation are made: on whose behalf, and until when. */
export type Within = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Runs operations in process with the server's plug-ins and error format, all in one context. */
export function createExecute(
  apollo: ApolloServer<GatewayContext>,
  contextValue: GatewayContext,
  { measure = unmeasured, within = (run) => run() }: { measure?: Measure; within?: Within } = {},
): Execute {
  const execute: Execute = async <Result, Variables extends Record<string, unknown>>(
    document: Document<Result, Variables>,
    variables: Variables,
  ) => {
    const { body } = await apollo.executeOperation<Result, Variables>(
      { query: String(document), variables },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('The gateway does not support incremental delivery');

    const { data, errors = [] } = body.singleResult;
    return { data: data ?? null, failures: errors.map(failureOf) };
  };

  return (document, variables) =>
    measure(
      {
        kind: 'operation',
        name: operationName(document),
        isFailure: ({ failures }) => failures.length > 0,
      },
      () => within(() => execute(document, variables)),
    );
}

/** Fails every operation of a request that cannot be served. */
export function createFailingExecute(failure: Failure): Execute {
  return async () => ({ data: null, failures: [failure] });
}

export function failureOf({
  message,
  extensions,
  path,
}: {
  message: string;
  extensions?: Record<string, unknown>;
  path?: readonly (string | number)[];
}): Failure {
  return {
    message,
    code: String(extensions?.code ?? 'INTERNAL_SERVER_ERROR'),
    path: path?.join('.') ?? '',
    ...(isUnavailable({ extensions }) ? { isUnavailable: true } : {}),
  };
}
