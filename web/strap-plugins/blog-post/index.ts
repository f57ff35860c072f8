import { defineStrap } from '../kit/define-strap.ts';
import { BlogPostStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { BlogPostView } from './view.tsx';

export default defineStrap({
  name: 'strap-blog-post',
  label: 'Blog post',
  description: 'One post of your blog with its picture.',
  set: 'internal',
  parts,
  View: BlogPostView,
  data: {
    document: BlogPostStrapDocument,
    variables: (state, { params }) => {
      const slug = state.slug || params.slug;
      return slug ? { slug, withAuthor: state.authorCard, withHomes: state.homes } : null;
    },
  },
});
