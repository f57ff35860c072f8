import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { QuotesView } from './view.tsx';

export default defineStrap({
  name: 'strap-quotes',
  label: 'Quotes',
  description: 'What people say, one quote after the other.',
  keywords: 'testimonials reviews clients carousel',
  set: 'original',
  parts,
  follows: ['columns', 'pictures'],
  View: QuotesView,
});
