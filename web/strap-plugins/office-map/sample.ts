import type { OfficeMapState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<OfficeMapState> = {
  text: { html: '<p>Where to park, which door to take, and whether one should call before.</p>' },
  openings: [
    { days: 'Monday to Friday', hours: '9 am to 5 pm' },
    { days: 'Saturday', hours: '10 am to 2 pm' },
    { days: 'Sunday', hours: 'by appointment' },
  ],
};
