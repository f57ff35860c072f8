/** A GraphQL operation as text that knows its result and its variables; written by codegen. */
export type TypedDocument<Result, Variables> = string & {
  readonly __result?: Result;
  readonly __variables?: Variables;
};

export type GraphQLFailure = { message: string; code: string; path: string };

/** Data may be there beside failures: what failed is null in it. */
export type GraphQLResult<Result> = { data: Result | null; failures: readonly GraphQLFailure[] };

/** Runs one operation: in process on the server, over HTTP in the browser. */
export type Execute = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<GraphQLResult<Result>>;
