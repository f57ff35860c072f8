import { Command, CommanderError } from 'commander';
import { ArchiveError } from '#engine/backup/archive.ts';
import { EngineError } from '#engine/errors.ts';
import { StorageError } from '#engine/files/storage/file-storage.ts';
import { type Admin, type AdminOptions, createAdmin } from './admin-context.ts';
import { addAuditExport } from './commands/audit-export.ts';
import { addBackup } from './commands/backup.ts';
import { addDoctor } from './commands/doctor.ts';
import { addFilesMove } from './commands/files-move.ts';
import { addRestore } from './commands/restore.ts';
import { addSetupLink } from './commands/setup-link.ts';
import { addSiteArchive } from './commands/site-archive.ts';
import { addSiteCreate } from './commands/site-create.ts';
import { addSiteExport } from './commands/site-export.ts';
import { addSiteHost } from './commands/site-host.ts';
import { addSiteImport } from './commands/site-import.ts';
import { addSiteList } from './commands/site-list.ts';
import { addSiteTemplates } from './commands/site-templates.ts';
import { addSiteQuota } from './commands/site-quota.ts';
import { addUserCreate } from './commands/user-create.ts';
import { addUserDisable } from './commands/user-disable.ts';
import { addUserInvite } from './commands/user-invite.ts';
import { addUserList } from './commands/user-list.ts';
import { addUserReset } from './commands/user-reset.ts';
import { addUserRole } from './commands/user-role.ts';
import { CommandError, EXIT, type ExitCode } from './exit-codes.ts';

/** Runs one command; returns its exit code. Nothing is thrown for what a person can mend. */
export async function runAdmin(
  args: readonly string[],
  { terminal, ...options }: AdminOptions,
): Promise<ExitCode> {
  const isJson = args.includes('--json');

  try {
    let exit: ExitCode = EXIT.done;
    const program = createProgram(createAdmin({ terminal, ...options }), () => {
      exit = EXIT.problem;
    });
    await program.parseAsync(args, { from: 'user' });

    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    const failure = explained(error);
    terminal.error(
      isJson
        ? `${JSON.stringify({ error: { argument: failure.argument, message: failure.message } })}\n`
        : `${[failure.argument, failure.message].filter(Boolean).join(': ')}\n`,
    );

    return failure.exit;
  }
}

function createProgram(admin: Admin, onProblem: () => void): Command {
  const { terminal } = admin;
  const program = new Command('npm run admin --')
    .description(
      'Manages the sites of this server. With PGlite, stop the site first; with DATABASE_URL it may run.',
    )
    .exitOverride()
    .showHelpAfterError('(add --help for the arguments)')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error });

  const site = program.command('site').description('create, list, archive and move sites');
  addSiteCreate(site, admin);
  addSiteList(site, admin);
  addSiteArchive(site, admin);
  addSiteHost(site, admin);
  addSiteQuota(site, admin);
  addSiteExport(site, admin);
  addSiteImport(site, admin);
  addSiteTemplates(site, admin);

  const user = program.command('user').description('who works on a site, and what they may do');
  addUserList(user, admin);
  addUserCreate(user, admin);
  addUserInvite(user, admin);
  addUserReset(user, admin);
  addUserRole(user, admin);
  addUserDisable(user, admin);

  addFilesMove(program.command('files').description('move uploaded files between disk and bucket'), admin);

  const audit = program.command('audit').description('who changed what on a site');
  addAuditExport(audit, admin);

  addSetupLink(program, admin);
  addBackup(program, admin);
  addRestore(program, admin);
  addDoctor(program, admin, onProblem);

  return program;
}

/** Arguments by the field of the operation that rejected them. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  email: '<email>',
  name: '--name',
  password: '--password-stdin',
  host: '<host>',
};

function explained(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof StorageError) return new CommandError(EXIT.store, error.message);
  if (error instanceof ArchiveError)
    return new CommandError(EXIT.archive, `This archive cannot be used: ${error.message}.`);
  if (error instanceof EngineError)
    return new CommandError(
      EXIT.usage,
      error.message,
      error.field && (ARGUMENTS[error.field] ?? error.field),
    );

  return new CommandError(
    EXIT.failed,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
}
