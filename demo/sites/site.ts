import type { Page } from '#domain/page/page.ts';
import type { Role } from '#domain/site/roles.ts';
import type { Footer, Header, Space, Website } from '#domain/site/website.ts';

/** A stored agent document, with its roster members. */
export type TeamMember = {
  id: string;
  uid: string;
  displayName: string;
  role: string;
  title: string;
  email: string;
  email_verified: boolean;
  publishEmail: boolean;
  mobilePhones: string[];
  imageUrl: string;
  officeName: string;
  bio: string;
  extraInfo: { languages: string[]; areas: string[] };
};

export type Post = {
  slug: string;
  title: string;
  category: string;
  daysAgo: number;
  excerpt: string;
  /** Text; a line that begins with `# ` is a heading. */
  paragraphs: string[];
  image: string;
  imageAlt: string;
  author: string;
};

/** All data of one demo brokerage. */
export type SiteSeed = {
  space: Omit<Space, 'host'> & { hosts: readonly string[] };
  website: Website;
  header: Header;
  footer: Footer;
  pages: readonly Page[];
  team: readonly TeamMember[];
  /** Emails of agent accounts, with the agent's uid. */
  accounts: readonly { id: string; email: string; agentUid: string; role: Role }[];
  /** Customer accounts. */
  customers: readonly { id: string; email: string; name: string }[];
  posts: readonly Post[];
};

const PICTURE = /\/_files\/demo\/[\w/-]+\.jpg/g;

/** The pictures that the home page of a site shows beside its listings: its own, the footer's and that of the newest post. */
export function homePictures({ pages, footer, posts }: SiteSeed): string[] {
  const [newest] = posts.toSorted((a, b) => a.daysAgo - b.daysAgo);
  const { hero, straps } = pages[0] ?? {};

  return JSON.stringify([hero, straps, footer, newest?.image]).match(PICTURE) ?? [];
}

type MemberBrief = {
  n: number;
  name: string;
  title: string;
  phone: string;
  languages: string;
  areas: string;
  bio: string;
};

/** Members of one office; emails end in .example, phones are reserved for fiction. */
export function team(
  prefix: string,
  officeName: string,
  domain: string,
  briefs: readonly MemberBrief[],
): TeamMember[] {
  return briefs.map(({ n, name, title, phone, languages, areas, bio }) => ({
    id: `${prefix}-t${n}`,
    uid: `${prefix}-agent-${n}`,
    displayName: name,
    role: 'realtor',
    title,
    email: `${name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@${domain}`,
    email_verified: true,
    publishEmail: true,
    mobilePhones: [phone],
    imageUrl: `/_files/demo/portraits/${prefix}-${n}.jpg`,
    officeName,
    bio,
    extraInfo: { languages: languages.split(', '), areas: areas.split(', ') },
  }));
}
