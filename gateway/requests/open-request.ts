import type { ApolloServer } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { DEFAULT_FEATURES } from '#domain/site/features.ts';
import type { Space } from '#domain/site/website.ts';
import { editorTokenFor } from '../auth/editor-access.ts';
import type { AgentIdentity } from '../auth/identity.ts';
import type { GatewayContext } from '../context.ts';
import type { GatewayOptions } from '../gateway-options.ts';
import { unmeasured } from '../measure.ts';
import { createExecute, createFailingExecute, type Execute, failureOf } from './execute.ts';
import { NO_EDITOR_TOKENS, type RequestContexts } from './request-contexts.ts';
import type { RequestLimits } from './request-limits.ts';

/** What a server-rendered request gets: every operation of it shares one context. */
export type OpenRequest = {
  execute: Execute;
  identity: AgentIdentity | null;
  /** For the document of an agent's navigation; null for every other request. */
  editorToken: string | null;
  space: Space | null;
  /** Set by the operations, for the response. */
  cookies: readonly string[];
  /** Whether an operation has opened a view of a form, which works once. */
  hasFormView: () => boolean;
};

type Parts = {
  apollo: ApolloServer<GatewayContext>;
  contexts: RequestContexts;
  limits: RequestLimits;
  publicError: (error: unknown) => GraphQLFormattedError;
};

/** Opens requests of the site's own server; one that cannot be served fails with each of its operations. */
export function createOpen(
  options: GatewayOptions,
  { apollo, contexts, limits, publicError }: Parts,
): (request: Request) => Promise<OpenRequest> {
  const { features = DEFAULT_FEATURES, measure = unmeasured, editorTokens = NO_EDITOR_TOKENS } = options;

  return async (request) => {
    const cookies: string[] = [];
    let hasFormView = false;
    const onFormView = () => {
      hasFormView = true;
    };
    const opened = { cookies, hasFormView: () => hasFormView };

    try {
      const context = await contexts.of(request, { cookies, onFormView });
      const { identity, space } = context;

      return {
        ...opened,
        execute: createExecute(apollo, context, { measure, within: limits.within(request, context) }),
        identity,
        editorToken: features['page-builder'] ? editorTokenFor(request, identity, editorTokens) : null,
        space,
      };
    } catch (error) {
      const execute = createFailingExecute(failureOf(publicError(error)));

      return { ...opened, execute, identity: null, editorToken: null, space: null };
    }
  };
}
