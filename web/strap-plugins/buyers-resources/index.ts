import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { BuyersResourcesView } from './view.tsx';

export default defineStrap({
  name: 'strap-buyers-resources',
  label: 'Resources for buyers',
  description: 'What a buyer should know, as a list with links.',
  keywords: 'guide tips help first home buy',
  set: 'original',
  parts,
  follows: ['columns', 'pictures'],
  View: BuyersResourcesView,
});
