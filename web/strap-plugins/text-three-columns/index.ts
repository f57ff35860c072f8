import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { TextThreeColumnsView } from './view.tsx';

export default defineStrap({
  name: 'strap-text-three-columns',
  label: 'Text in three columns',
  description: 'A heading over three columns of running text.',
  keywords: 'paragraphs',
  set: 'original',
  parts,
  View: TextThreeColumnsView,
});
