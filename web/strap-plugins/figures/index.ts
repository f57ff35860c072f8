import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { FiguresView } from './view.tsx';

export default defineStrap({
  name: 'strap-figures',
  label: 'Figures',
  description: 'Large numbers that prove something, each with a line about it.',
  keywords: 'numbers statistics facts proof results sold counters',
  set: 'original',
  parts,
  follows: ['columns'],
  View: FiguresView,
});
