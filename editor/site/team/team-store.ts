import type { AgentDoc } from '#domain/site/agent.ts';
import { DEFAULT_ROLE } from '#domain/site/new-agent.ts';
import { request } from '../../api/api.ts';
import {
  EditorAddAgentDocument,
  EditorRemoveAgentDocument,
  EditorSaveAgentDocument,
  EditorTeamDocument,
} from '../site.generated.ts';

/** A stored team member. */
export type TeamMember = { id: string; uid: string; revision: string; doc: AgentDoc };
/** Why a document was rejected; `field` is its dotted path. */
export type TeamProblem = { message: string; field: string | null };
/** A concurrent change: the stored version, null if the member was removed. */
export type TeamConflict = { newer: TeamMember | null; savedBy: string | null };
/** Why nothing was saved. */
export type TeamObstacle = { problem: TeamProblem } | { conflict: TeamConflict };

export async function loadTeam(signal?: AbortSignal): Promise<TeamMember[]> {
  const { roster } = await request(EditorTeamDocument, {}, signal);

  return roster.map(({ id, uid, revision, displayName, doc }) => ({
    id,
    uid,
    revision: revision ?? '',
    // Without permission for the documents there is only the name.
    doc: { role: DEFAULT_ROLE, displayName, ...(doc as Partial<AgentDoc> | null) },
  }));
}

/** Adds a team member; returns a problem if the document is rejected. */
export async function addMember(doc: AgentDoc): Promise<TeamObstacle | null> {
  const { result } = await request(EditorAddAgentDocument, { agent: doc });

  return 'message' in result ? { problem: problemOf(result) } : null;
}

/** Saves a member at the loaded revision. */
export async function saveMember(
  { id, revision }: Pick<TeamMember, 'id' | 'revision'>,
  doc: AgentDoc,
): Promise<TeamObstacle | null> {
  return obstacleOf(id, (await request(EditorSaveAgentDocument, { id, revision, agent: doc })).result);
}

/** Removes a member at the loaded revision. */
export async function removeMember({
  id,
  revision,
}: Pick<TeamMember, 'id' | 'revision'>): Promise<TeamObstacle | null> {
  return obstacleOf(id, (await request(EditorRemoveAgentDocument, { id, revision })).result);
}

type Rejected = { message: string; field?: string | null };
type Result = { id: string } | { savedBy?: string | null } | Rejected;

/** A rejection without a field may mean that the member was removed. */
async function obstacleOf(id: string, result: Result): Promise<TeamObstacle | null> {
  if ('id' in result) return null;
  if ('message' in result && result.field) return { problem: problemOf(result) };

  const newer = (await loadTeam()).find((member) => member.id === id) ?? null;
  if ('message' in result) return newer ? { problem: problemOf(result) } : gone;

  return { conflict: { newer, savedBy: result.savedBy ?? null } };
}

const gone: TeamObstacle = { conflict: { newer: null, savedBy: null } };

function problemOf({ message, field }: Rejected): TeamProblem {
  return { message, field: field ?? null };
}
