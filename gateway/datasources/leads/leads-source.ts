import type { LeadOrigin, LeadStatus } from '#domain/leads/lead-status.ts';
import type { ReplyText } from '#domain/leads/reply-text.ts';
import { ifMatch } from '../revision-headers.ts';
import { RestSource } from '../rest-source.ts';
import {
  changedResponse,
  deletedResponse,
  leadResponse,
  leadsResponse,
  type LeadWire,
  replyTextsResponse,
  type ReplyTextsWire,
} from './leads.types.ts';

export type LeadQuery = {
  text?: string;
  status?: LeadStatus;
  assignee?: string;
  origin?: LeadOrigin;
  from?: string;
  to?: string;
  after?: string;
  size?: number;
};

type Change = { ids: string[]; status?: LeadStatus; assignee?: string | null; isRead?: boolean };

/** `space/{spaceID}/app/leads`: the leads, for the agents of the site. */
export class LeadsSource extends RestSource {
  list(query: LeadQuery) {
    return this.get(leadsResponse, this.#path(), query);
  }

  byId(id: string): Promise<LeadWire | null> {
    return this.find(leadResponse, this.#path(id));
  }

  async change(change: Change): Promise<number> {
    const response = await this.exchange({ method: 'POST', path: this.#path('change'), body: change });

    return this.read(changedResponse, response).changed;
  }

  async addNote(id: string, text: string): Promise<LeadWire> {
    const path = this.#path(id, 'notes');

    return this.read(leadResponse, await this.exchange({ method: 'POST', path, body: { text } }));
  }

  async delete(ids: string[]): Promise<number> {
    const response = await this.exchange({ method: 'POST', path: this.#path('delete'), body: { ids } });

    return this.read(deletedResponse, response).deleted;
  }

  async replyTexts() {
    return withRevision(await this.get(replyTextsResponse, this.#replyTexts()));
  }

  async saveReplyTexts({ texts, revision }: { texts: readonly ReplyText[]; revision: string | null }) {
    const response = await this.exchange({
      method: 'PUT',
      path: this.#replyTexts(),
      headers: ifMatch(revision),
      body: { texts },
    });

    return withRevision(this.read(replyTextsResponse, response));
  }

  #replyTexts(): string[] {
    return ['space', this.spaceId, 'app', 'replyTexts'];
  }

  #path(...rest: string[]): string[] {
    return ['space', this.spaceId, 'app', 'leads', ...rest];
  }
}

function withRevision({ revision, ...texts }: ReplyTextsWire) {
  return { ...texts, revision: revision === null ? null : String(revision) };
}
