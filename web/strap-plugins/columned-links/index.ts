import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { ColumnedLinksView } from './view.tsx';

export default defineStrap({
  name: 'strap-columned-links',
  label: 'Links in columns',
  description: 'Columns of links, each under its own heading.',
  keywords: 'menu list navigation columns',
  set: 'original',
  parts,
  follows: ['columns'],
  View: ColumnedLinksView,
});
