import type { ApolloServer } from '@apollo/server';
import type { GatewayContext } from './context.ts';

export type Failure = { message: string; code: string; path: string };

/** Data may be there beside failures: what failed is null in it. */
export type ExecuteResult<Result> = { data: Result | null; failures: readonly Failure[] };

/** An operation's text that may know its result and variables. */
type Document<Result, Variables> = string & { readonly __result?: Result; readonly __variables?: Variables };

export type Execute = <Result, Variables extends Record<string, unknown>>(
  document: Document<Result, Variables>,
  variables: Variables,
) => Promise<ExecuteResult<Result>>;

/** Runs operations in this process with the plug-ins and error format of the server, all in one context. */
export function createExecute(apollo: ApolloServer<GatewayContext>, contextValue: GatewayContext): Execute {
  return async <Result, Variables extends Record<string, unknown>>(
    document: Document<Result, Variables>,
    variables: Variables,
  ) => {
    const { body } = await apollo.executeOperation<Result, Variables>(
      { query: String(document), variables },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('The gateway answers in one piece');

    const { data, errors = [] } = body.singleResult;
    return { data: data ?? null, failures: errors.map(failureOf) };
  };
}

/** Every operation of a request that can't be served fails the same way. */
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
  return { message, code: String(extensions?.code ?? 'INTERNAL_SERVER_ERROR'), path: path?.join('.') ?? '' };
}
