import { defineStrap } from '../kit/define-strap.ts';
import { AgentSearchStrapDocument } from './data.generated.ts';
import { searchVariables } from './data.ts';
import { defaultState } from './state.ts';
import { AgentSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-agent-search',
  label: 'Agent search',
  description: 'Finds agents by name, title, office or language.',
  keywords: 'realtors team people directory find',
  set: 'utility',
  defaultState,
  View: AgentSearchView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: AgentSearchStrapDocument, variables: searchVariables },
});
