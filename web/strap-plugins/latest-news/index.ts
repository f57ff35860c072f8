import { defineStrap } from '../kit/define-strap.ts';
import { LatestNewsStrapDocument } from './data.generated.ts';
import { newsVariables } from './data.ts';
import { parts } from './parts.ts';
import { LatestNewsView } from './view.tsx';

export default defineStrap({
  name: 'strap-latest-news',
  label: 'Latest news',
  description: 'The newest post large, the next ones as a list beside it.',
  keywords: 'blog articles posts journal',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: LatestNewsView,
  data: { document: LatestNewsStrapDocument, variables: newsVariables },
});
