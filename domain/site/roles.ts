/** What somebody who works on a site may do there. */
export const ROLES = ['owner', 'editor', 'agent', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Every right with who has it, for the API, the engine and the editor alike; docs/authorisation.md explains the choice. */
const RIGHTS = {
  /** Drafts, versions, files and whatever else agents see besides the data of people. */
  read: ['owner', 'editor', 'agent', 'viewer'],
  /** Pages with their drafts, schedules and trash; uploads and listing media. */
  pages: ['owner', 'editor', 'agent'],
  /** Their own public profile. */
  ownProfile: ['owner', 'editor', 'agent'],
  /** Leads that are assigned to them or about their listings. */
  ownLeads: ['owner', 'editor', 'agent'],
  /** Listings that they entered themselves or are responsible for. */
  ownListings: ['owner', 'editor', 'agent'],
  /** Every listing that the agents of the site have entered. */
  listings: ['owner', 'editor'],
  /** Every lead of the site, and deleting them. */
  leads: ['owner', 'editor'],
  /** What all pages share: header, footer, theme, settings; the public profiles of others, sent mails, deleting files. */
  site: ['owner', 'editor'],
  /** Where the data of the site are sent: the webhook and its secret. */
  integrations: ['owner'],
  /** The host names of the site. */
  hosts: ['owner'],
  /** The whole site as one archive, and another in its place. */
  archive: ['owner'],
  /** Who works here, their sessions, and the audit log. */
  people: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

export function hasRight(role: Role, right: Right): boolean {
  return (RIGHTS[right] as readonly Role[]).includes(role);
}

/** A sentence on why somebody may not do something. */
export function rejectionOf(right: Right): string {
  return REJECTIONS[right];
}

const REJECTIONS: Readonly<Record<Right, string>> = {
  read: 'Your role on this site may not do this.',
  pages: 'Your role on this site may look, but not change anything.',
  ownProfile: 'Your role on this site may look, but not change anything.',
  ownLeads: 'Your role on this site may not see clients and leads.',
  ownListings: 'Your role on this site may look, but not change anything.',
  listings: 'Only an owner or an editor of the site may do this.',
  leads: 'Only an owner or an editor of the site may do this.',
  site: 'Only an owner or an editor of the site may do this.',
  integrations: 'Only an owner of the site may do this.',
  hosts: 'Only an owner of the site may do this.',
  archive: 'Only an owner of the site may do this.',
  people: 'Only an owner of the site may do this.',
};
