import { setupMessage } from '../messages.ts';
import type { OwnProfile } from './use-own-profile.ts';

/** Reminds who sets the site up to say who they are; nothing once they did. */
export function BiographyTask({ profile: { member, biography } }: { profile: OwnProfile }) {
  return member && biography === '' ? <li>{setupMessage('end.todo.biography')}</li> : null;
}
