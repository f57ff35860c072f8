import type { AgentDoc } from '#domain/site/agent.ts';
import { request } from '../../api.ts';
import {
  EditorAddAgentDocument,
  EditorRemoveAgentDocument,
  EditorSaveAgentDocument,
  EditorTeamDocument,
} from '../site.generated.ts';

/** One of the team as it is stored. */
export type TeamMember = { id: string; uid: string; revision: string; doc: AgentDoc };
/** Why a document was refused; `field` is its dotted path. */
export type TeamProblem = { message: string; field: string | null };
/** Somebody else was quicker: what is stored by now, null when the member is off the team. */
export type TeamConflict = { newer: TeamMember | null; savedBy: string | null };
/** Why nothing was written. */
export type TeamObstacle = { problem: TeamProblem } | { conflict: TeamConflict };

export async function loadTeam(signal?: AbortSignal): Promise<TeamMember[]> {
  const { roster } = await request(EditorTeamDocument, {}, signal);

  return roster.map(({ id, uid, revision, displayName, doc }) => ({
    id,
    uid,
    revision: revision ?? '',
    // Agents are given the documents; the name is there for whoever is not.
    doc: { role: 'realtor', displayName, ...(doc as Partial<AgentDoc> | null) },
  }));
}

/** Adds somebody to the team; a problem when the document was refused. */
export async function addMember(doc: AgentDoc): Promise<TeamObstacle | null> {
  const { result } = await request(EditorAddAgentDocument, { agent: doc });

  return 'message' in result ? { problem: problemOf(result) } : null;
}

/** Saves a member over the revision that was read. */
export async function saveMember(
  { id, revision }: Pick<TeamMember, 'id' | 'revision'>,
  doc: AgentDoc,
): Promise<TeamObstacle | null> {
  return obstacleOf(id, (await request(EditorSaveAgentDocument, { id, revision, agent: doc })).result);
}

/** Takes a member off the team whose revision was read. */
export async function removeMember({
  id,
  revision,
}: Pick<TeamMember, 'id' | 'revision'>): Promise<TeamObstacle | null> {
  return obstacleOf(id, (await request(EditorRemoveAgentDocument, { id, revision })).result);
}

type Refused = { message: string; field?: string | null };
type Result = { id: string } | { savedBy?: string | null } | Refused;

/** Whoever is named by a refusal without a field may be off the team by now. */
async function obstacleOf(id: string, result: Result): Promise<TeamObstacle | null> {
  if ('id' in result) return null;
  if ('message' in result && result.field) return { problem: problemOf(result) };

  const newer = (await loadTeam()).find((member) => member.id === id) ?? null;
  if ('message' in result) return newer ? { problem: problemOf(result) } : gone;

  return { conflict: { newer, savedBy: result.savedBy ?? null } };
}

const gone: TeamObstacle = { conflict: { newer: null, savedBy: null } };

function problemOf({ message, field }: Refused): TeamProblem {
  return { message, field: field ?? null };
}
