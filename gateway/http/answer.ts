import { GraphQLError, type GraphQLFormattedError } from 'graphql';

export const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** A request that is refused before GraphQL sees it. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function failureResponse(status: number, error: GraphQLFormattedError): Response {
  return new Response(JSON.stringify({ errors: [error] }), { status, headers: HEADERS });
}

/** The status of an answer that has nothing but an error. */
export function statusOf(error: unknown): number {
  if (error instanceof RefusedRequest) return error.status;
  if (!(error instanceof GraphQLError)) return 500;

  return error.extensions.code === 'UPSTREAM_FAILED' ? 502 : 500;
}
