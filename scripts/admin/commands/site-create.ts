import type { Command } from 'commander';
import { checkNewSite, type NewSiteField } from '#domain/site/new-site.ts';
import { COUNTRIES } from '#domain/site/time-zones.ts';
import { hashPassword } from '#engine/identity/passwords.ts';
import { createSite, HostTakenError } from '#engine/operations/sites/create-site.ts';
import {
  DEFAULT_TEMPLATE,
  isSiteTemplate,
  SITE_TEMPLATES,
} from '#engine/operations/sites/templates/site-templates.ts';
import { readParts } from '#engine/read-parts.ts';
import { problemTexts } from '#engine/setup/setup-page.ts';
import { findSource } from '#engine/store/listings/source-table.ts';
import { NO_PASSWORD } from '#engine/store/people/account-admin.ts';
import { clearSetupLinks } from '#engine/store/setup-link-table.ts';
import { findSpaceEntry } from '#engine/store/space-table.ts';
import type { Admin } from '../admin-context.ts';
import { wrongArgument } from '../exit-codes.ts';
import { print } from '../print.ts';
import { readPassword } from '../read-password.ts';
import { sendLink } from '../send-link.ts';

const ARGUMENTS: Readonly<Record<NewSiteField, string>> = {
  siteName: '--name',
  host: '--host',
  country: '--country',
  area: '--area',
  timeZone: '--time-zone',
  currency: '--currency',
  units: '--units',
  language: '--language',
  ownerName: '--owner-name',
  email: '--owner-email',
  password: '--password-stdin',
};
const TEMPLATE_IDS = SITE_TEMPLATES.map(({ id }) => id);
const ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

type Options = {
  name: string;
  host: string;
  country: string;
  timeZone: string;
  ownerName: string;
  ownerEmail: string;
  area: string;
  currency: string;
  units: string;
  language: string;
  id?: string;
  source?: string;
  template: string;
  passwordStdin?: boolean;
  print?: boolean;
  origin?: string;
  json?: boolean;
};

export function addSiteCreate(parent: Command, admin: Admin): void {
  parent
    .command('create')
    .description('create a site with its first pages and its owner')
    .requiredOption('--name <text>', 'name of the site: of an agent, a team or a brokerage')
    .requiredOption('--host <name>', 'host name, for example www.example.com')
    .requiredOption('--country <code>', `country: ${Object.keys(COUNTRIES).join(', ')}`)
    .option(
      '--time-zone <zone>',
      'time zone, for example America/Halifax; that of most people in the country when omitted',
      '',
    )
    .requiredOption('--owner-name <text>', 'name of the owner')
    .requiredOption('--owner-email <address>', 'e-mail address of the owner')
    .option('--area <text>', 'city or area, for example "Halifax, NS"', '')
    .option('--currency <code>', 'currency, for example EUR; that of the country when omitted', '')
    .option('--units <units>', 'sqft or m2, for sizes; those of the country when omitted', '')
    .option('--language <code>', 'en, fr or es; that of the country when omitted', '')
    .option('--id <key>', 'key of the site; made of its name when omitted')
    .option('--source <key>', 'an existing listing source; a new and empty one when omitted')
    .option('--template <id>', 'design of its first pages; `site templates` lists them', DEFAULT_TEMPLATE)
    .option('--password-stdin', 'read the password of the owner from the standard input')
    .option('--print', 'print the link to choose a password in place of sending it')
    .option('--origin <url>', 'where that link leads; https at the host name when omitted')
    .option('--json', 'write JSON')
    .action((options: Options) => create(admin, options));
}

async function create(admin: Admin, options: Options): Promise<void> {
  const { country, id, source, template } = options;
  const password = options.passwordStdin ? await readPassword(admin.terminal) : '';
  const checked = checkNewSite(
    {
      siteName: options.name,
      host: options.host,
      country,
      area: options.area,
      timeZone: options.timeZone,
      currency: options.currency,
      units: options.units,
      language: options.language,
      ownerName: options.ownerName,
      email: options.ownerEmail,
      password,
    },
    { needsPassword: options.passwordStdin === true },
  );
  if ('problems' in checked) {
    const [field, text] = Object.entries(problemTexts('en', checked.problems))[0] ?? [];
    throw wrongArgument(ARGUMENTS[field as NewSiteField], text ?? 'It cannot be used.');
  }
  if (id !== undefined && (!ID.test(id) || id === 'demo'))
    throw wrongArgument('--id', 'Use small letters, digits and hyphens, at most 40; "demo" is reserved.');

  if (!isSiteTemplate(template))
    throw wrongArgument('--template', `There is no template ${template}: ${TEMPLATE_IDS.join(', ')}.`);

  const { site } = checked;
  const passwordHash = options.passwordStdin ? await hashPassword(password) : NO_PASSWORD;
  const parts = await readParts();

  await admin.withStore(async (store) => {
    const created = await store.db
      .transaction()
      .execute(async (transaction) => {
        if (id !== undefined && (await findSpaceEntry(transaction, id)))
          throw wrongArgument('--id', `There is a site ${id} already.`);
        if (source !== undefined && !(await findSource(transaction, source)))
          throw wrongArgument('--source', `There is no listing source ${source}.`);
        // Also the links of an empty store, which would create another first site.
        await clearSetupLinks(transaction);

        return createSite(transaction, site, { parts, passwordHash, now: admin.now(), id, source, template });
      })
      .catch((error) => {
        throw error instanceof HostTakenError ? wrongArgument('--host', `${error.message}.`) : error;
      });

    const { spaceId, accountId } = created;
    const link = { siteId: spaceId, accountId, email: site.owner.email, purpose: 'invitation' as const };
    const sent = options.passwordStdin
      ? { link: null, lines: [] }
      : await sendLink(admin, store, { ...link, print: options.print, origin: options.origin });
    print(admin.terminal, options, {
      data: { id: spaceId, host: site.host, owner: site.owner.email, link: sent.link },
      lines: [`The site ${spaceId} is served at ${site.host}.`, ...sent.lines],
    });
  });
}
