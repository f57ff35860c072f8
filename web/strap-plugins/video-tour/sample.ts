import type { VideoTourState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<VideoTourState> = {
  title: { html: 'Walk through the house', size: 'h2' },
  text: {
    html: '<p>Say which home it is and how long the film takes. Each room below begins the film there.</p>',
  },
  chapters: [
    { time: '0:00', name: 'Entrance' },
    { time: '0:25', name: 'Kitchen' },
    { time: '1:05', name: 'Upstairs' },
    { time: '1:50', name: 'Garden' },
  ],
};
