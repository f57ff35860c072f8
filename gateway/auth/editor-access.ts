import type { AgentIdentity } from './identity.ts';

/** Header of the requests that an editing document sends (decision 0029). */
export const EDITOR_TOKEN_HEADER = 'x-editor-token';

type Holder = Pick<AgentIdentity, 'spaceId' | 'subject'>;

/** Issues and verifies what only an agent's own documents hold. */
export type EditorTokens = { issue(holder: Holder): string; verify(holder: Holder, token: string): boolean };

/** Whether the request may edit in the agent's name; stale: its token is expired or another agent's. */
export type EditorAccess = 'granted' | 'missing' | 'stale';

/** Code that an agent put on a page shares the cookie with the editor: the cookie alone is not enough. */
export function editorAccessOf(
  request: Request,
  identity: AgentIdentity | null,
  tokens: EditorTokens,
): EditorAccess {
  if (identity?.by !== 'cookie') return 'granted';
  const token = request.headers.get(EDITOR_TOKEN_HEADER);
  if (!token) return 'missing';

  return tokens.verify(identity, token) ? 'granted' : 'stale';
}

/** The token for a document that the agent navigated to; null for requests of scripts and frames, and for visitors. */
export function editorTokenFor(
  request: Request,
  identity: AgentIdentity | null,
  tokens: EditorTokens,
): string | null {
  const isNavigation =
    request.method === 'GET' &&
    request.headers.get('sec-fetch-dest') === 'document' &&
    request.headers.get('sec-fetch-mode') === 'navigate';

  return isNavigation && identity?.by === 'cookie' ? tokens.issue(identity) : null;
}
