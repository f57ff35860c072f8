import { defineStrap } from '../kit/define-strap.ts';
import { defaultState, type TeamRosterState } from './state.ts';
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
  defaultState,
  View: TeamRosterView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: TeamRosterDocument, variables: () => ({}) },
});
