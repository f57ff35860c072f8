import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { readHostName } from '#domain/site/host-name.ts';
import { checkSiteArchive, importSite } from '#engine/backup/site-archive.ts';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import { publishOwnListings } from '#engine/operations/listings/own/publish-own-listings.ts';
import { findHostOwner } from '#engine/store/space-table.ts';
import { readPartsTable } from '../../../web/rendering/read-parts-table.ts';
import type { Admin } from '../admin-context.ts';
import { wrongArgument } from '../exit-codes.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

type Options = { host: string[]; json?: boolean };

export function addSiteImport(parent: Command, admin: Admin): void {
  parent
    .command('import')
    .description('add the site of an archive of `site export`: everything or nothing')
    .argument('<path>', 'the archive')
    .option('--host <name>', 'a host name in place of those in the archive; repeatable', collect, [])
    .addOption(jsonOption())
    .action((path: string, options: Options) =>
      admin.withStore(async (store) => {
        if (!existsSync(path)) throw wrongArgument('<path>', `There is no file ${path}.`);
        const hosts = options.host.map((typed) => {
          const host = readHostName(typed);
          if (!host) throw wrongArgument('--host', `"${typed}" is not a host name such as www.example.com.`);
          return host;
        });
        for (const host of hosts) {
          const owner = await findHostOwner(store.db, host);
          if (owner) throw wrongArgument('--host', `The host name ${host} belongs to the site ${owner}.`);
        }

        const head = await checkSiteArchive(path);
        const storage = await openStorage(admin.config);
        const place = { store, storage, dataDir: admin.config.dataDir };
        const { rows, files } = await importSite(place, {
          path,
          head,
          hosts,
          parts: await readPartsTable(),
          now: admin.now(),
        });
        await store.db
          .transaction()
          .execute((db) => publishOwnListings(db, { spaceId: head.site, now: admin.now() }));
        print(admin.terminal, options, {
          data: { site: head.site, rows, files },
          lines: [
            `The site ${head.site} is here: ${rows} rows, ${files} files.`,
            `Give it an owner: npm run admin -- user invite EMAIL --site ${head.site} --name NAME --role owner`,
          ],
        });
      }),
    );
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}
