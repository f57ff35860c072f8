import { defineStrap } from '../kit/define-strap.ts';
import { LatestNewsStrapDocument } from './data.generated.ts';
import { newsVariables } from './data.ts';
import { defaultState } from './state.ts';
import { LatestNewsView } from './view.tsx';

export default defineStrap({
  name: 'strap-latest-news',
  label: 'Latest news',
  description: 'The newest post large, the next ones as a list beside it.',
  keywords: 'blog articles posts journal',
  set: 'original',
  defaultState,
  View: LatestNewsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: LatestNewsStrapDocument, variables: newsVariables },
});
