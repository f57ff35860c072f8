import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { wordingOf } from '#domain/language/wording.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { newAgent } from '#domain/site/new-agent.ts';
import { localeOf, type NewSite, spaceKey } from '#domain/site/new-site.ts';
import { zoneCentre } from '#domain/site/time-zones.ts';
import { insertSource } from '#engine/store/listings/source-table.ts';
import { insertAccount } from '#engine/store/people/account-table.ts';
import { insertAgent } from '#engine/store/people/agent-admin.ts';
import type { Schema } from '#engine/store/schema.ts';
import { insertSettings } from '#engine/store/settings-table.ts';
import { insertHost, insertSpace, listSpaceIds } from '#engine/store/space-table.ts';
import { addPage } from '../pages/save-page.ts';
import { cityCentre } from './city-centre.ts';
import { startingSite } from './starting-site.ts';
import { DEFAULT_TEMPLATE } from './templates/site-templates.ts';
import { siteTexts } from './templates/site-texts.ts';

const MAP_ZOOM = 10;
/** The key of pictures that are generated and served on every host. */
const RESERVED_KEYS = ['demo'];

type Options = {
  parts: PartsTable;
  passwordHash: string;
  now: Date;
  /** Of the owner's account; a new one when omitted. */
  accountId?: string;
  /** The key of the space; made of the name when omitted. */
  id?: string;
  /** An existing listing source; a new and empty one when omitted. */
  source?: string;
  /** A whole-site template; {@link DEFAULT_TEMPLATE} when omitted. */
  template?: string;
};

export type CreatedSite = { spaceId: string; accountId: string };

/** The host name belongs to another site. */
export class HostTakenError extends Error {
  override name = 'HostTakenError';
  readonly host: string;

  constructor(host: string) {
    super(`The host name ${host} belongs to another site`);
    this.host = host;
  }
}

/**
 * Creates a site with its settings, first pages, main agent and the owner's account, within a transaction of the caller.
 * Throws a {@link HostTakenError}.
 */
export async function createSite(
  db: Kysely<Schema>,
  site: NewSite,
  { parts, passwordHash, now, accountId = randomUUID(), id, source, template = DEFAULT_TEMPLATE }: Options,
): Promise<CreatedSite> {
  const { siteName, country, area, timeZone, currency, language, owner } = site;
  const spaceId = id ?? (await freeKey(db, siteName));
  const sourceKey = source ?? `${spaceId}-listings`;
  const translate = siteTexts(wordingOf(language, localeOf(country)));
  const zone = zoneCentre(country, timeZone);
  if (!zone) throw new Error(`${country} has no time zone ${timeZone}`);

  if (!source) {
    await insertSource(db, {
      key: sourceKey,
      name: translate('source', { site: siteName }),
      settings: {
        country,
        currency,
        timeZone,
        disclaimer: translate('source.disclaimer'),
      },
    });
  }
  await insertSpace(db, {
    id: spaceId,
    source: sourceKey,
    createdAt: now,
    settings: {
      locale: localeOf(country),
      currency,
      timeZone,
      mapDefault: { ...(cityCentre(country, area) ?? zone), zoom: MAP_ZOOM },
      areaName: area,
      defaultPlaceId: 0,
    },
  });
  if (!(await insertHost(db, { spaceId, host: site.host }))) throw new HostTakenError(site.host);

  const [agentId, uid] = [randomUUID(), randomUUID()];
  const { pages, ...settings } = startingSite(site, { parts, agentId, template });
  const saved = { spaceId, savedAt: now, savedBy: owner.name };
  for (const name of ['website', 'header', 'footer'] as const) {
    await insertSettings(db, { ...saved, name, body: { ...settings[name] } });
  }
  for (const page of pages) await addPage(db, { ...saved, slug: page.slug, page, reason: 'template' });

  const doc = newAgent({ language, displayName: owner.name, email: owner.email });
  await insertAgent(db, { spaceId, id: agentId, uid, doc });
  await insertAccount(db, {
    spaceId,
    id: accountId,
    ...owner,
    role: 'owner',
    passwordHash,
    agentUid: uid,
    createdAt: now,
  });

  return { spaceId, accountId };
}

/** The key of the name, with the lowest free number when it is taken. */
async function freeKey(db: Kysely<Schema>, siteName: string): Promise<string> {
  const key = spaceKey(siteName);
  const taken = [...RESERVED_KEYS, ...(await listSpaceIds(db, key))];
  let free = key;
  for (let number = 2; taken.includes(free); number += 1) free = `${key}-${number}`;

  return free;
}
