import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { checkBackup, countOthers, isEmptyTarget, restore } from '#engine/backup/backup.ts';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import type { Admin } from '../admin-context.ts';
import { CommandError, EXIT, wrongArgument } from '../exit-codes.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

type Options = { force?: boolean; json?: boolean };

export function addRestore(parent: Command, admin: Admin): void {
  parent
    .command('restore')
    .description('put the database and the files of a backup in place: everything or nothing')
    .argument('<path>', 'an archive of `backup`')
    .option('--force', 'replace the sites and files that are there')
    .addOption(jsonOption())
    .action((path: string, options: Options) =>
      admin.withRawStore(async (store) => {
        if (!existsSync(path)) throw wrongArgument('<path>', `There is no file ${path}.`);
        const storage = await openStorage(admin.config);
        const place = { store, storage, dataDir: admin.config.dataDir };
        const head = await checkBackup(path);
        if (!options.force && !(await isEmptyTarget(place))) {
          throw new CommandError(
            EXIT.archive,
            'There are sites or files here already. Back them up, then add --force to replace them.',
          );
        }
        const others = await countOthers(place);
        if (others > 0)
          throw new CommandError(
            EXIT.store,
            `The database is in use by ${others} other connections of the product. Stop the sites first.`,
          );

        const { rows, files } = await restore(place, { path, head });
        print(admin.terminal, options, {
          data: { path, createdAt: head.createdAt, rows, files },
          lines: [`Restored the backup of ${head.createdAt}: ${rows} rows, ${files} files.`],
        });
      }),
    );
}
