import type { AgentDoc } from '#domain/site/agent.ts';
import { ask } from '../api.ts';
import {
  EditorAddAgentDocument,
  EditorRemoveAgentDocument,
  EditorSaveAgentDocument,
  EditorTeamDocument,
} from './site.generated.ts';

/** One of the team as it is stored. */
export type TeamMember = { id: string; uid: string; doc: AgentDoc };
/** Why a document was refused; `field` is its dotted path. */
export type TeamProblem = { message: string; field: string | null };

export async function loadTeam(signal?: AbortSignal): Promise<TeamMember[]> {
  const { roster } = await ask(EditorTeamDocument, {}, signal);

  return roster.map(({ id, uid, displayName, doc }) => ({
    id,
    uid,
    // Agents are given the documents; the name is there for whoever is not.
    doc: { role: 'realtor', displayName, ...(doc as Partial<AgentDoc> | null) },
  }));
}

/** Saves a member, or adds one without an id; a problem when the document was refused. */
export async function saveMember(id: string | null, doc: AgentDoc): Promise<TeamProblem | null> {
  const { result } =
    id === null
      ? await ask(EditorAddAgentDocument, { agent: doc })
      : await ask(EditorSaveAgentDocument, { id, agent: doc });

  return 'message' in result ? { message: result.message, field: result.field ?? null } : null;
}

export async function removeMember(id: string): Promise<void> {
  const { result } = await ask(EditorRemoveAgentDocument, { id });
  if ('message' in result) throw new Error(result.message);
}
