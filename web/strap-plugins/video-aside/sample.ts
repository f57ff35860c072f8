import type { VideoAsideState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<VideoAsideState> = {
  title: { html: 'See it before you visit', size: 'h2' },
  text: { html: '<p>Say what the film shows, and how long it is. A minute or two is enough.</p>' },
};
