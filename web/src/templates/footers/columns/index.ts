import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { ListingSourceDocument, type ListingSourceQuery } from '../../../data/source.generated.ts';
import { parts, type FooterColumnsState } from './parts.ts';
import { FooterColumnsView } from './view.tsx';

export default defineStrap<FooterColumnsState, ListingSourceQuery, Record<string, never>>({
  name: 'footer-columns',
  label: 'Columns',
  description: 'Office, links and social networks in columns.',
  set: 'original',
  parts,
  View: FooterColumnsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: ListingSourceDocument, variables: () => ({}) },
});
