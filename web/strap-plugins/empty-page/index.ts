import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { EmptyPageView } from './view.tsx';

export default defineStrap({
  name: 'strap-empty-page',
  label: 'Empty page',
  description: 'Stands in for a page that has no sections yet.',
  set: 'internal',
  parts,
  View: EmptyPageView,
});
