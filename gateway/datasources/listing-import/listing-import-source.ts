import { z } from 'zod';
import { adminPath } from '../pages/pages-source.ts';
import { RestSource } from '../rest-source.ts';

const report = z.object({
  records: z.int(),
  inserted: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  refusedCount: z.int(),
  refused: z.array(z.object({ line: z.int().nullable(), record: z.string(), reason: z.string() })),
});

const samples = z.object({ count: z.int(), canAdd: z.boolean() });

/** `space/{spaceID}/app/website/admin/listings`: listings from a file of the site's agents, and samples. */
export class ListingImportSource extends RestSource {
  async importFile({ name, text }: { name: string; text: string }) {
    const path = [...adminPath(this.spaceId), 'listings', 'import'];

    return this.read(report, await this.exchange({ method: 'POST', path, body: { name, text } }));
  }

  readSamples() {
    return this.#samples('GET');
  }

  addSamples() {
    return this.#samples('POST');
  }

  removeSamples() {
    return this.#samples('DELETE');
  }

  async #samples(method: 'GET' | 'POST' | 'DELETE') {
    const path = [...adminPath(this.spaceId), 'listings', 'samples'];

    return this.read(samples, await this.exchange({ method, path }));
  }
}
