import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { HomeValueView } from './view.tsx';

export default defineStrap({
  name: 'strap-home-value',
  label: 'Home value',
  description: 'Owners enter their address and ask what their home is worth.',
  keywords: 'evaluation valuation estimate sell worth address leads',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: HomeValueView,
});
