import { RestSource } from '../rest-source.ts';
import { type RosterAgent, withSlugs } from './agent-slugs.ts';
import { rosterAnswer, type TeamRow, teamAnswer, teamRow } from './agents.types.ts';

/** `space/{spaceID}/agents/roster`: the team; `space/{spaceID}/agents`: the same as those who edit it see it. */
export class AgentsSource extends RestSource {
  #roster: Promise<RosterAgent[]> | null = null;
  #team: Promise<TeamRow[]> | null = null;

  /** Asked once a request, however many agents are looked up. */
  roster(): Promise<RosterAgent[]> {
    this.#roster ??= this.get(rosterAnswer, ['space', this.spaceId, 'agents', 'roster']).then(({ agents }) =>
      withSlugs(agents),
    );
    return this.#roster;
  }

  /** The documents of the team; null for everybody but an agent. */
  async team(): Promise<TeamRow[] | null> {
    if (!this.token) return null;
    this.#team ??= this.get(teamAnswer, ['space', this.spaceId, 'agents'], { include_docs: 'true' }).then(
      ({ rows }) => rows,
    );
    return this.#team;
  }

  /** Adds an agent, or saves the one with this id. Tried exactly once. */
  async save(agent: Record<string, unknown>, id: string | null = null): Promise<TeamRow> {
    const agents = ['space', this.spaceId, 'agents'];
    const call =
      id === null
        ? { method: 'POST' as const, path: agents }
        : { method: 'PUT' as const, path: [...agents, id] };
    this.#forget();

    return this.read(teamRow, await this.exchange({ ...call, body: agent }));
  }

  async remove(id: string): Promise<void> {
    this.#forget();
    await this.exchange({ method: 'DELETE', path: ['space', this.spaceId, 'agents', id] });
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
