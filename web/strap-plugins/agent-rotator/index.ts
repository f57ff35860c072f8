import { defineStrap } from '../kit/define-strap.ts';
import { AgentRotatorStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { AgentRotatorView } from './view.tsx';

export default defineStrap({
  name: 'strap-agent-rotator',
  label: 'Agent slides',
  description: 'Cards of your agents that follow each other.',
  keywords: 'realtors team people carousel slider',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: AgentRotatorView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: AgentRotatorStrapDocument, variables: () => ({}) },
});
