import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { backUp } from '#engine/backup/backup.ts';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import type { Admin } from '../admin-context.ts';
import { newFile } from '../new-file.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

type Options = { json?: boolean };

export function addBackup(parent: Command, admin: Admin): void {
  parent
    .command('backup')
    .description('write the database and all uploaded files into one archive, readable by its owner alone')
    .argument('<path>', 'the archive (.tar.gz), or an existing folder to write strapwork-TIME.tar.gz into')
    .addOption(jsonOption())
    .action((target: string, options: Options) =>
      admin.withRawStore(async (store) => {
        const storage = await openStorage(admin.config);
        const now = admin.now();
        const stamp = now
          .toISOString()
          .replace(/\.\d+Z$/, 'Z')
          .replaceAll(':', '');
        const isFolder = existsSync(target) && statSync(target).isDirectory();
        const path = newFile(isFolder ? join(target, `strapwork-${stamp}.tar.gz`) : target);

        const { rows, files, missingFiles } = await backUp({ store, storage }, { path, now });
        print(admin.terminal, options, {
          data: { path, rows, files, missingFiles, bytes: statSync(path).size },
          lines: [
            `${path}: ${rows} rows, ${files} files. It holds password hashes and keys: store it safely.`,
            ...missingFiles.map((name) => `Deleted while the archive was written: ${name}`),
          ],
        });
      }),
    );
}
