import { GraphQLError, type GraphQLFormattedError } from 'graphql';

export const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** A request rejected before GraphQL execution. */
export class RejectedRequest extends Error {
  override name = 'RejectedRequest';
  readonly status: number;
  readonly code: string;

  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The response to a request rejected before execution; `shown` is the public form of the error. */
export function failureResponse(error: unknown, shown: GraphQLFormattedError): Response {
  const status = statusOf(error);
  const headers = {
    ...HEADERS,
    ...(error instanceof RejectedRequest ? error.headers : {}),
    ...(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
  };

  return new Response(JSON.stringify({ errors: [shown] }), { status, headers });
}

export const RETRY_AFTER_SECONDS = '5';

/** Whether a service has sent no response in time, or 503. */
export function isUnavailable({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  return extensions?.code === 'UPSTREAM_FAILED' && [undefined, 503].includes(extensions.status as number);
}

const STATUSES: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  EDITOR_TOKEN_MISSING: 403,
  EDITOR_TOKEN_STALE: 403,
  NOT_FOUND: 404,
  UPSTREAM_FAILED: 502,
  NO_SPACE: 507,
};

function statusOf(error: unknown): number {
  if (error instanceof RejectedRequest) return error.status;
  if (!(error instanceof GraphQLError)) return 500;
  if (isUnavailable(error)) return 503;

  return STATUSES[String(error.extensions.code)] ?? 500;
}
