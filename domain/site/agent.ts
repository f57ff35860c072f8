import type { SocialNetwork } from './website.ts';

/** An agent's profile beyond their contact data. */
export type AgentExtraInfo = {
  /** HTML. */
  bio?: string;
  /** One line, for cards. */
  tagline?: string;
  languages?: string[];
  socials?: Partial<Record<SocialNetwork, string>>;
  [member: string]: unknown;
};

/** A stored agent. `email` is the sign-in email: it is shown only when the agent publishes it. */
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
