/** Work that metrics and traces show. Kinds, names and attributes come from small sets: no paths, ids or texts. */
export type Work<Result> = {
  kind: 'operation' | 'upstream' | 'render';
  name: string;
  attributes?: Record<string, string | boolean>;
  /** Whether a result is a failure; rejections always are. */
  isFailure?: (result: Result) => boolean;
};

/** Runs work and records its duration and outcome. */
export type Measure = <Result>(work: Work<Result>, run: () => Promise<Result>) => Promise<Result>;

export const unmeasured: Measure = (_, run) => run();

const OPERATION_NAME = /^\s*(?:query|mutation)\s+(\w{1,80})/;

/** The name in an operation's text; fragments come after it in the site's own documents. */
export function operationName(text: string): string {
  return OPERATION_NAME.exec(text)?.[1] ?? 'anonymous';
}
