import type { Command } from 'commander';
import { recordOf } from '#engine/audit/read.ts';
import { requireSite } from '#engine/operations/sites/manage-sites.ts';
import { csvRow } from '#domain/csv/csv-row.ts';
import { listAudit } from '#engine/store/people/audit-table.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';
import { jsonOption, type SiteOptions, siteOption } from '../shared-options.ts';

/** Records read at once. */
const BATCH = 1000;

export function addAuditExport(parent: Command, admin: Admin): void {
  parent
    .command('export')
    .description('print who changed what on a site as CSV, the most recent first')
    .addOption(siteOption())
    .addOption(jsonOption())
    .action((options: SiteOptions) =>
      admin.withStore(async ({ db }) => {
        const { site: spaceId } = options;
        await requireSite(db, spaceId);
        const records = [];
        for (let after: number | null = null; ; ) {
          const rows = await listAudit(db, { spaceId }, { after, limit: BATCH });
          records.push(...rows.map(recordOf));
          after = rows.at(-1)?.id ?? null;
          if (rows.length < BATCH) break;
        }
        const lines = records.map(({ at, actor, role, kind, action, subject, summary }) =>
          csvRow([at.toISOString(), actor, role, kind, action, subject, summary]).trimEnd(),
        );

        print(admin.terminal, options, {
          data: records,
          lines: ['When,Who,Role,Kind,Action,What,Summary', ...lines],
        });
      }),
    );
}
