import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { ListingSourceDocument, type ListingSourceQuery } from '../../../data/source.generated.ts';
import { parts, type FooterColumnsWithBoxesState } from './parts.ts';
import { FooterColumnsWithBoxesView } from './view.tsx';

export default defineStrap<FooterColumnsWithBoxesState, ListingSourceQuery, Record<string, never>>({
  name: 'footer-columns-with-boxes',
  label: 'Columns with boxes',
  description: 'Boxes with pictures above columns of office, links and social networks.',
  set: 'original',
  parts,
  View: FooterColumnsWithBoxesView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: ListingSourceDocument, variables: () => ({}) },
});
