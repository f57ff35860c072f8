import { defineStrap } from '../kit/define-strap.ts';
import { BlogFeedStrapDocument } from './data.generated.ts';
import { feedVariables } from './data.ts';
import { parts } from './parts.ts';
import { BlogFeedView } from './view.tsx';

export default defineStrap({
  name: 'strap-blog-feed',
  label: 'Blog posts',
  description: 'Posts of your blog, of one category or of all.',
  keywords: 'articles news journal',
  set: 'original',
  parts,
  follows: ['columns', 'pictures'],
  View: BlogFeedView,
  data: { document: BlogFeedStrapDocument, variables: feedVariables },
});
