import type { z } from 'zod';
import { adminPath } from '../pages/pages-source.ts';
import { RestSource } from '../rest-source.ts';
import { mailResponse, mailsResponse, testResponse } from './mails.types.ts';

/** `space/{spaceID}/app/website/admin/mails`: the mails of a site, for its agents. */
export class MailsSource extends RestSource {
  async list() {
    const { delivers, mails } = await this.get(mailsResponse, this.#path());

    return { delivers, mails: mails.map(summaryOf) };
  }

  async byId(id: string) {
    const mail = await this.find(mailResponse, this.#path(id));

    return mail && { summary: summaryOf(mail), text: mail.text, html: mail.html };
  }

  /** Never retried automatically. */
  async retry(id: string) {
    const response = await this.exchange({ method: 'POST', path: this.#path(id, 'retry') });

    return summaryOf(this.read(mailResponse, response));
  }

  /** Returns the email the test goes to. */
  async sendTest(origin: string): Promise<string> {
    const response = await this.exchange({ method: 'POST', path: this.#path('test'), body: { origin } });

    return this.read(testResponse, response).to;
  }

  #path(...rest: string[]): string[] {
    return [...adminPath(this.spaceId), 'mails', ...rest];
  }
}

const STATUS = { waiting: 'WAITING', sent: 'SENT', failed: 'FAILED', stored: 'STORED' } as const;

function summaryOf(mail: z.infer<typeof mailsResponse>['mails'][number]) {
  return { ...mail, status: STATUS[mail.status] };
}
