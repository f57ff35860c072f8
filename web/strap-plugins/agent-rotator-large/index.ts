import { defineStrap } from '../kit/define-strap.ts';
import { AgentRotatorLargeStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { AgentRotatorLargeView } from './view.tsx';

export default defineStrap({
  name: 'strap-agent-rotator-large',
  label: 'Large agent slides',
  description: 'One agent at a time, with a large portrait and a few words.',
  keywords: 'realtors team people carousel slider',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: AgentRotatorLargeView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: AgentRotatorLargeStrapDocument, variables: () => ({}) },
});
