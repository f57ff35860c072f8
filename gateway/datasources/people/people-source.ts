import type { AuditKind } from '#domain/site/audit.ts';
import type { Role } from '#domain/site/roles.ts';
import { type Call, RestSource } from '../rest-source.ts';
import { ifMatch } from '../revision-headers.ts';
import {
  auditResponse,
  endedResponse,
  invitedResponse,
  type PersonWire,
  passkeyOptionsResponse,
  passkeysResponse,
  peopleResponse,
  personResponse,
  sessionsResponse,
} from './people.types.ts';

const STATUS = { active: 'ACTIVE', invited: 'INVITED', disabled: 'DISABLED' } as const;

type Stored = { id: string; revision: string };
export type AuditQuery = {
  kind?: AuditKind;
  actor?: string;
  from?: string;
  to?: string;
  after?: string;
  size?: number;
};

/** `space/{spaceID}/people`, `…/account/sessions`, `…/account/passkeys` and `…/audit`: who works on a site, and what they changed. */
export class PeopleSource extends RestSource {
  async list(query: { page?: number; size?: number }) {
    const response = await this.get(peopleResponse, this.#path('people'), query);

    return { ...response, people: response.people.map(personOf) };
  }

  invite(body: { email: string; name: string; role: Role; isInTeam?: boolean | null; origin: string }) {
    return this.#invite({ method: 'POST', path: this.#path('people'), body });
  }

  inviteAgain(id: string, origin: string) {
    return this.#invite({ method: 'POST', path: this.#path('people', id, 'invitation'), body: { origin } });
  }

  change(body: { role?: Role; isDisabled?: boolean }, { id, revision }: Stored) {
    return this.#change({
      method: 'PUT',
      path: this.#path('people', id),
      body,
      headers: ifMatch(revision),
    });
  }

  async remove({ id, revision }: Stored): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#path('people', id), headers: ifMatch(revision) });
  }

  async endSessionsOf(id: string): Promise<number> {
    const path = this.#path('people', id, 'sessions');

    return this.read(endedResponse, await this.exchange({ method: 'DELETE', path })).ended;
  }

  async ownSessions() {
    return (await this.get(sessionsResponse, this.#path('account', 'sessions'))).sessions;
  }

  async endOwnSession(id: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#path('account', 'sessions', id) });
  }

  async endOtherSessions(): Promise<number> {
    const path = this.#path('account', 'sessions');

    return this.read(endedResponse, await this.exchange({ method: 'DELETE', path })).ended;
  }

  ownPasskeys() {
    return this.get(passkeysResponse, this.#path('account', 'passkeys'));
  }

  async beginPasskey(body: { name: string; origin: string; current?: string }) {
    const path = this.#path('account', 'passkeys', 'options');

    return this.read(passkeyOptionsResponse, await this.exchange({ method: 'POST', path, body })).options;
  }

  async addPasskey(body: { origin: string; answer: string }): Promise<void> {
    await this.exchange({ method: 'POST', path: this.#path('account', 'passkeys'), body });
  }

  async renamePasskey(id: string, name: string): Promise<void> {
    await this.exchange({ method: 'PUT', path: this.#path('account', 'passkeys', id), body: { name } });
  }

  async removePasskey(id: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#path('account', 'passkeys', id) });
  }

  audit(query: AuditQuery) {
    return this.get(auditResponse, this.#path('audit'), query);
  }

  async #invite(call: Call) {
    const { invitationLink = null, ...person } = this.read(invitedResponse, await this.exchange(call));

    return { person: personOf(person), invitationLink };
  }

  async #change(call: Call) {
    return personOf(this.read(personResponse, await this.exchange(call)));
  }

  #path(...rest: string[]): string[] {
    return ['space', this.spaceId, ...rest];
  }
}

function personOf(person: PersonWire) {
  return { ...person, status: STATUS[person.status] };
}
