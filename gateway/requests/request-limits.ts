import type { GatewayContext } from '../context.ts';
import type { GatewayOptions } from '../gateway-options.ts';
import type { Within } from './execute.ts';
import { VISITOR_ADDRESS_HEADER } from './request-contexts.ts';

export type RequestLimits = {
  /** Runs operations within what the request shares with others, until its caller disconnects. */
  within(request: Request, context: GatewayContext, text?: string): Within;
  /** Of a visitor at `/graphql`: agents have none, nor have documents that the site renders. */
  of(request: Request, context: GatewayContext): Pick<GatewayContext, 'takeWork' | 'takePoints'>;
};

/** What a request may take of the server. */
export function requestLimits(options: GatewayOptions): RequestLimits {
  return {
    within(request, { identity, customer }, text = '') {
      return <Result>(run: () => Promise<Result>) => {
        const isVisitor = identity === null && customer === null;
        const changes = request.method === 'POST' && (text === '' || /\bmutation\b/.test(text));
        const caller = { signal: request.signal, mayBeLate: isVisitor && !changes };

        return options.within ? (options.within(caller, run) as Promise<Result>) : run();
      };
    },

    of(request, { identity }) {
      const ip = request.headers.get(VISITOR_ADDRESS_HEADER);
      if (!ip || identity) return {};

      return {
        takeWork: (work) => options.takeWork?.(ip, work) ?? null,
        takePoints: (homes) => options.takePoints?.(ip, homes) ?? null,
      };
    },
  };
}
