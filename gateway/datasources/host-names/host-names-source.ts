import { type Call, RestSource } from '../rest-source.ts';
import { hostCheckResponse, hostNamesResponse } from './host-names.types.ts';

const STATES = {
  working: 'WORKING',
  uncertified: 'UNCERTIFIED',
  elsewhere: 'ELSEWHERE',
  unanswered: 'UNANSWERED',
  private: 'PRIVATE',
  unresolved: 'UNRESOLVED',
  local: 'LOCAL',
  off: 'OFF',
} as const;

/** `space/{spaceID}/hosts`: the names of a site, for its owners. */
export class HostNamesSource extends RestSource {
  all() {
    return this.get(hostNamesResponse, this.#path());
  }

  add(host: string) {
    return this.#change({ method: 'POST', path: this.#path(), body: { host } });
  }

  remove(host: string) {
    return this.#change({ method: 'DELETE', path: this.#path(host) });
  }

  setMain(host: string | null) {
    return this.#change({ method: 'PUT', path: this.#path('main'), body: { host } });
  }

  async check(host: string) {
    const call = { method: 'POST', path: this.#path(host, 'check') } as const;
    const { state, detail } = this.read(hostCheckResponse, await this.exchange(call));

    return { state: STATES[state], detail };
  }

  async #change(call: Call) {
    return { hostNames: this.read(hostNamesResponse, await this.exchange(call)) };
  }

  #path(...rest: string[]): string[] {
    return ['space', this.spaceId, 'hosts', ...rest];
  }
}
