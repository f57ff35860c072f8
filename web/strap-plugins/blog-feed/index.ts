import { defineStrap } from '../kit/define-strap.ts';
import { BlogFeedStrapDocument } from './data.generated.ts';
import { feedVariables } from './data.ts';
import { defaultState } from './state.ts';
import { BlogFeedView } from './view.tsx';

export default defineStrap({
  name: 'strap-blog-feed',
  label: 'Blog posts',
  description: 'Posts of your blog, of one category or of all.',
  keywords: 'articles news journal',
  set: 'original',
  defaultState,
  View: BlogFeedView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: BlogFeedStrapDocument, variables: feedVariables },
});
