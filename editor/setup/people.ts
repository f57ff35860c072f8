import { language } from '#domain/language/language.ts';
import { newAgent } from '#domain/site/new-agent.ts';
import type { Role } from '#domain/site/roles.ts';
import { request } from '../api/api.ts';
import { EditorInvitePersonDocument, EditorPeopleDocument } from '../site/people/people.generated.ts';
import { addMember, loadTeam } from '../site/team/team-store.ts';

/** Somebody of the team or with an account; `none` has no account. */
type Listed = { key: string; name: string; email: string; role: Role | 'none'; isInvited: boolean };
/** `delivers` is null for agents who may not see accounts. */
export type People = { list: Listed[]; teamSize: number; delivers: boolean | null };

/** The team, then those who have an account without a profile. Accounts are for owners. */
export async function loadPeople(mayInvite: boolean, signal?: AbortSignal): Promise<People> {
  const [team, accounts] = await Promise.all([
    loadTeam(signal),
    mayInvite ? request(EditorPeopleDocument, { page: 1 }, signal) : null,
  ]);
  const people = accounts?.people.people ?? [];
  const members = team.map(({ uid, doc }): Listed => {
    const account = people.find(({ agentUid }) => agentUid === uid);

    return {
      key: uid,
      name: doc.displayName,
      email: account?.email ?? doc.email ?? '',
      role: account?.role ?? 'none',
      isInvited: account?.status === 'INVITED',
    };
  });
  const others = people
    .filter(({ agentUid }) => !team.some(({ uid }) => uid === agentUid))
    .map(({ id, name, email, role, status }): Listed => {
      return { key: id, name: name || email, email, role, isInvited: status === 'INVITED' };
    });

  return {
    list: [...members, ...others],
    teamSize: members.length,
    delivers: accounts?.people.delivers ?? null,
  };
}

/** Adds somebody to the team, or invites them to an account; returns why not, or the link that no mail delivers. */
export async function addPerson(
  { name, email, isInTeam }: { name: string; email: string; isInTeam: boolean },
  role: Role | null,
): Promise<{ problem: string } | { link: string | null }> {
  if (role) {
    const input = { name, email, role, isInTeam, origin: window.location.origin };
    const { result } = await request(EditorInvitePersonDocument, { input });

    return 'message' in result ? { problem: result.message } : { link: result.invitationLink ?? null };
  }
  const obstacle = await addMember(
    newAgent({ language: language(), displayName: name, ...(email && { email }) }),
  );

  return obstacle && 'problem' in obstacle ? { problem: obstacle.problem.message } : { link: null };
}
