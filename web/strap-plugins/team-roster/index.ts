import { defineStrap } from '../kit/define-strap.ts';
import { parts, type TeamRosterState } from './parts.ts';
import {
  TeamRosterDocument,
  type TeamRosterQuery,
  type TeamRosterQueryVariables,
} from './team-roster.generated.ts';
import { TeamRosterView } from './view.tsx';

export default defineStrap<TeamRosterState, TeamRosterQuery, TeamRosterQueryVariables>({
  name: 'strap-team-roster',
  label: 'Team',
  description: 'A card for everybody in the team.',
  keywords: 'agents realtors staff people cards',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: TeamRosterView,
  data: {
    document: TeamRosterDocument,
    // The biography of a team of one.
    variables: ({ members }) => ({ chosen: members[0] ?? '', isChosen: members.length === 1 }),
  },
});
