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

/** `space/{spaceID}/app/website/admin/listings/import`: listings from a file of the site's agents. */
export class ListingImportSource extends RestSource {
  async importFile({ name, text }: { name: string; text: string }) {
    const path = [...adminPath(this.spaceId), 'listings', 'import'];

    return this.read(report, await this.exchange({ method: 'POST', path, body: { name, text } }));
  }
}
