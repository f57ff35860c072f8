import { RestSource } from '../rest-source.ts';
import { ifMatch } from '../revision-headers.ts';
import { type RosterAgent, withSlugs } from './agent-slugs.ts';
import { passwordResponse, rosterResponse, type TeamRow, teamResponse, teamRow } from './agents.types.ts';

/** Password hashing is slow and sequential. */
const PASSWORD_TIMEOUT_MS = 10_000;

type StoredKey = { id: string; revision: string };

/** `space/{spaceID}/agents/roster`: the public team; `space/{spaceID}/agents`: the team for agents. */
export class AgentsSource extends RestSource {
  #roster: Promise<RosterAgent[]> | null = null;
  #team: Promise<TeamRow[]> | null = null;

  /** Called once per request, however many agents are looked up. */
  roster(): Promise<RosterAgent[]> {
    this.#roster ??= this.get(rosterResponse, ['space', this.spaceId, 'agents', 'roster']).then(
      ({ agents }) => withSlugs(agents),
    );
    return this.#roster;
  }

  /** The documents of the team; null for callers other than agents. */
  async team(): Promise<TeamRow[] | null> {
    if (!this.token) return null;
    this.#team ??= this.get(teamResponse, ['space', this.spaceId, 'agents'], { include_docs: 'true' }).then(
      ({ rows }) => rows,
    );
    return this.#team;
  }

  /** One stored agent; null for callers other than agents. */
  async stored(id: string): Promise<TeamRow | null> {
    return (await this.team())?.find((row) => row.id === id) ?? null;
  }

  /** Never retried. */
  async add(agent: Record<string, unknown>): Promise<TeamRow> {
    const path = ['space', this.spaceId, 'agents'];
    this.#forget();

    return this.read(teamRow, await this.exchange({ method: 'POST', path, body: agent }));
  }

  /** Saves over the loaded revision; never retried, like a removal. */
  async save(agent: Record<string, unknown>, { id, revision }: StoredKey): Promise<TeamRow> {
    const path = ['space', this.spaceId, 'agents', id];
    const headers = ifMatch(revision);
    this.#forget();

    return this.read(teamRow, await this.exchange({ method: 'PUT', path, body: agent, headers }));
  }

  async remove({ id, revision }: StoredKey): Promise<void> {
    const path = ['space', this.spaceId, 'agents', id];
    this.#forget();
    await this.exchange({ method: 'DELETE', path, headers: ifMatch(revision) });
  }

  /** Changes the signed-in agent's password; never retried. Returns how many sessions ended. */
  async changePassword(change: { current: string; password: string }): Promise<number> {
    const path = ['space', this.spaceId, 'account', 'password'];
    const response = await this.exchange({
      method: 'PUT',
      path,
      body: change,
      timeoutMs: PASSWORD_TIMEOUT_MS,
    });

    return this.read(passwordResponse, response).signedOut;
  }

  /** By id, uid or name slug, in this order. */
  async getByKey(key: string): Promise<RosterAgent | null> {
    const agents = await this.roster();
    const by = (member: 'id' | 'uid' | 'slug') => agents.find((agent) => agent[member] === key);

    return by('id') ?? by('uid') ?? by('slug') ?? null;
  }

  #forget(): void {
    this.#roster = null;
    this.#team = null;
  }
}
