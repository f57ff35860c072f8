import { defineStrap } from '../kit/define-strap.ts';
import { AgentSearchStrapDocument } from './data.generated.ts';
import { searchVariables } from './data.ts';
import { parts } from './parts.ts';
import { AgentSearchView } from './view.tsx';

export default defineStrap({
  name: 'strap-agent-search',
  label: 'Agent search',
  description: 'Finds agents by name, title, office or language.',
  keywords: 'realtors team people directory find',
  set: 'utility',
  parts,
  View: AgentSearchView,
  data: { document: AgentSearchStrapDocument, variables: searchVariables },
});
