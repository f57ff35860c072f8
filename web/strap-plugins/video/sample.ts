import type { VideoState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words; the film is the agent's to choose. */
export const sample: Partial<VideoState> = {
  title: { html: 'A film worth a minute', size: 'h2' },
};
