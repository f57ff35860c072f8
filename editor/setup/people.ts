import { language } from '#domain/language/language.ts';
import { newAgent } from '#domain/site/new-agent.ts';
import type { Role } from '#domain/site/roles.ts';
import { request } from '../api/api.ts';
import { messageOfError } from '../api/api-error.ts';
import { EditorInvitePersonDocument, EditorPeopleDocument } from '../site/people/people.generated.ts';
import { addMember, loadTeam, saveMember } from '../site/team/team-store.ts';
import { setupMessage } from './messages.ts';

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

/** What visitors see of somebody beside the name; members that are empty are not stored. */
type Profile = { title: string; phone: string; imageUrl: string };
export type NewPerson = { name: string; email: string; isInTeam: boolean; profile: Profile };
/** `link` is of an invitation that no mail delivers; `unsaved` says why the profile of somebody invited was not stored. */
type Added = { problem: string } | { link: string | null; unsaved?: string };

/** Adds somebody to the team, or invites them to an account. */
export async function addPerson(
  { name, email, isInTeam, profile }: NewPerson,
  role: Role | null,
): Promise<Added> {
  const given = Object.fromEntries(Object.entries(profile).filter(([, text]) => text !== ''));
  if (role) {
    const input = { name, email, role, isInTeam, origin: window.location.origin };
    const { result } = await request(EditorInvitePersonDocument, { input });
    if ('message' in result) return { problem: result.message };
    const link = result.invitationLink ?? null;
    if (!isInTeam || Object.keys(given).length === 0) return { link };

    return { link, ...(await completeProfile(result.person.agentUid, given).catch(unsavedOf)) };
  }
  const obstacle = await addMember({
    ...newAgent({ language: language(), displayName: name, ...(email && { email }) }),
    ...given,
  });

  return obstacle && 'problem' in obstacle ? { problem: obstacle.problem.message } : { link: null };
}

/** Stores more of the profile that an invitation made. */
async function completeProfile(
  uid: string | null | undefined,
  given: Partial<Profile>,
): Promise<{ unsaved?: string }> {
  const member = (await loadTeam()).find((one) => one.uid === uid);
  const obstacle = member && (await saveMember(member, { ...member.doc, ...given }));
  if (member && !obstacle) return {};

  return {
    unsaved: obstacle && 'problem' in obstacle ? obstacle.problem.message : setupMessage('people.unsaved'),
  };
}

const unsavedOf = (error: unknown) => ({ unsaved: messageOfError(error) });
