import { type Command, Option } from 'commander';
import { moveFiles } from '#engine/files/storage/move-files.ts';
import { openDiskStorage, openStorage } from '#engine/files/storage/open-storage.ts';
import type { Admin } from '../admin-context.ts';
import { CommandError, EXIT } from '../exit-codes.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

type Options = { to: 'disk' | 's3'; remove?: boolean; json?: boolean };

export function addFilesMove(parent: Command, admin: Admin): void {
  parent
    .command('move')
    .description(
      'copy all uploaded files to the bucket of FILES_S3_BUCKET or back, each compared by its hash',
    )
    .addOption(new Option('--to <storage>', 'where to').choices(['s3', 'disk']).makeOptionMandatory(true))
    .option('--remove', 'remove each file from where it was, once its copy is compared')
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { config, terminal } = admin;
      if (!config.s3)
        throw new CommandError(
          EXIT.usage,
          'is not set: there is no bucket to move files to or from',
          'FILES_S3_BUCKET',
        );
      const [disk, bucket] = [openDiskStorage(config), await openStorage(config)];
      const [from, to] = options.to === 's3' ? [disk, bucket] : [bucket, disk];
      await to.check();

      const { copied, kept, failed } = await moveFiles(from, to, { remove: options.remove === true });
      print(terminal, options, {
        data: { from: from.place, to: to.place, copied, kept, failed },
        lines: [
          `${to.place}: ${copied} files copied, ${kept} were there already, each compared by its hash.`,
          ...failed.map((name) => `Changed or deleted meanwhile: ${name}`),
        ],
      });
      if (failed.length > 0)
        throw new CommandError(EXIT.failed, `${failed.length} files were not moved. Run this command again.`);
    });
}
