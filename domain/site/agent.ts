import type { SocialNetwork } from './website.ts';

/** What an agent tells about herself beyond her contact data. */
export type AgentExtraInfo = {
  /** HTML. */
  bio?: string;
  /** One line, for cards. */
  tagline?: string;
  languages?: string[];
  socials?: Partial<Record<SocialNetwork, string>>;
  [member: string]: unknown;
};

/** An agent as stored. `email` is the one to sign in with: it is shown only where the agent publishes it. */
export type AgentDoc = {
  displayName: string;
  role: string;
  email?: string;
  email_verified?: boolean;
  publishEmail?: boolean;
  mobilePhones?: string[];
  phone?: string;
  title?: string;
  imageUrl?: string;
  officeName?: string;
  bio?: string;
  extraInfo?: AgentExtraInfo;
  [member: string]: unknown;
};
