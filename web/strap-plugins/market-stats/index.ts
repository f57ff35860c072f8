import { defineStrap } from '../kit/define-strap.ts';
import { MarketStatsStrapDocument } from './data.generated.ts';
import { statsVariables } from './data.ts';
import { parts } from './parts.ts';
import { MarketStatsView } from './view.tsx';

export default defineStrap({
  name: 'strap-market-stats',
  label: 'Market statistics',
  description: 'What is for sale in figures: counts, prices and days, by area and type.',
  keywords: 'numbers figures prices report',
  set: 'utility',
  parts,
  View: MarketStatsView,
  data: { document: MarketStatsStrapDocument, variables: statsVariables },
});
