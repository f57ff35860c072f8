/** What somebody who works on a site may do there. */
export const ROLES = ['owner', 'editor', 'agent', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** `people`: who works here. `content`: pages, parts that pages share, files. `read`: drafts and whatever agents see. */
export type Right = 'people' | 'content' | 'read';

const RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  owner: ['people', 'content', 'read'],
  editor: ['content', 'read'],
  agent: ['content', 'read'],
  viewer: ['read'],
};

export function hasRight(role: Role, right: Right): boolean {
  return RIGHTS[role].includes(right);
}
