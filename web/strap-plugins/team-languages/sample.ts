import type { TeamLanguagesState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<TeamLanguagesState> = {
  title: { html: 'We speak your language', size: 'h2' },
  text: {
    html: '<p>A contract is easier in the language you think in. Say whether papers can be explained in it, too.</p>',
  },
};
