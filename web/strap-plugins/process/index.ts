import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { ProcessView } from './view.tsx';

export default defineStrap({
  name: 'strap-process',
  label: 'Process',
  description: 'Numbered steps, from the first meeting to the keys.',
  keywords: 'steps how it works plan numbered guide',
  set: 'original',
  parts,
  follows: ['columns', 'buttons'],
  View: ProcessView,
});
