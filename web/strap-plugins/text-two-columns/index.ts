import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { TextTwoColumnsView } from './view.tsx';

export default defineStrap({
  name: 'strap-text-two-columns',
  label: 'Text in two columns',
  description: 'A heading over two columns of running text.',
  keywords: 'paragraphs',
  set: 'original',
  parts,
  View: TextTwoColumnsView,
});
