import { type Call, RestSource } from '../rest-source.ts';
import { webhookResponse, type WebhookWire } from './webhook.types.ts';

const STATUS = { waiting: 'WAITING', delivered: 'DELIVERED', failed: 'FAILED' } as const;

/** `space/{spaceID}/app/webhook`: where the leads of a site are sent, for its agents. */
export class WebhookSource extends RestSource {
  async current() {
    return webhookOf(await this.get(webhookResponse, this.#path()));
  }

  save(body: { url: string; enabled: boolean }) {
    return this.#change({ method: 'PUT', path: this.#path(), body });
  }

  async delete() {
    await this.exchange({ method: 'DELETE', path: this.#path() });

    return { webhook: await this.current(), secret: null };
  }

  rotate() {
    return this.#change({ method: 'POST', path: this.#path('rotate') });
  }

  test() {
    return this.#change({ method: 'POST', path: this.#path('test') });
  }

  replay(id: string) {
    return this.#change({ method: 'POST', path: this.#path('deliveries', id, 'replay') });
  }

  async #change(call: Call) {
    const response = this.read(webhookResponse, await this.exchange(call));

    return { webhook: webhookOf(response), secret: response.secret ?? null };
  }

  #path(...rest: string[]): string[] {
    return ['space', this.spaceId, 'app', 'webhook', ...rest];
  }
}

function webhookOf({ url, enabled, rotatedUntil, deliveries }: WebhookWire) {
  return {
    url,
    enabled,
    rotatedUntil,
    deliveries: deliveries.map((delivery) => ({ ...delivery, status: STATUS[delivery.status] })),
  };
}
