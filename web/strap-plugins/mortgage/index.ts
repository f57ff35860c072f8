import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { MortgageView } from './view.tsx';

export default defineStrap({
  name: 'strap-mortgage',
  label: 'Mortgage calculator',
  description: 'What a home costs each month, by the rules of the country.',
  keywords: 'payment loan monthly cost finance interest down payment',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: MortgageView,
});
