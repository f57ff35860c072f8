import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { exportSite } from '#engine/backup/site-archive.ts';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import { requireSite } from '#engine/operations/sites/manage-sites.ts';
import type { Admin } from '../admin-context.ts';
import { newFile } from '../new-file.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

export function addSiteExport(parent: Command, admin: Admin): void {
  parent
    .command('export')
    .description('write a site into one archive: pages, versions, settings, team, forms, posts and files')
    .argument('<site>', 'key of the site')
    .argument('<path>', 'the archive, for example harbour.tar.gz')
    .addOption(jsonOption())
    .action((site: string, target: string, options: { json?: boolean }) =>
      admin.withStore(async (store) => {
        const path = newFile(target);
        await requireSite(store.db, site);

        const storage = await openStorage(admin.config);
        const { rows, files } = await exportSite({ store, storage }, { path, site });
        print(admin.terminal, options, {
          data: { site, path, rows, files, bytes: statSync(path).size },
          lines: [`${path}: ${rows} rows, ${files} files. Accounts, customers and leads are not in it.`],
        });
      }),
    );
}
