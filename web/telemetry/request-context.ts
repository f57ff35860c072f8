import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestContext = {
  id: string;
  /** Known once the host name was looked up. */
  site?: string;
};

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs the handler of a request: its log lines carry the request's id. */
export function withRequestContext<Result>(context: RequestContext, handle: () => Result): Result {
  return requests.run(context, handle);
}

export function noteSite(site: string): void {
  const context = requests.getStore();
  if (context) context.site = site;
}

/** For every log line that is written while a request is handled. */
export function requestFields(): { requestId?: string } {
  const context = requests.getStore();

  return context ? { requestId: context.id } : {};
}
