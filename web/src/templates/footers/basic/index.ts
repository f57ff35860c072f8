import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { ListingSourceDocument, type ListingSourceQuery } from '../../../data/source.generated.ts';
import { defaultState, type FooterBasicState } from './state.ts';
import { FooterBasicView } from './view.tsx';

export default defineStrap<FooterBasicState, ListingSourceQuery, Record<string, never>>({
  name: 'footer-basic',
  label: 'Basic',
  description: 'Links and the office, then the words of the real-estate board.',
  set: 'original',
  defaultState,
  View: FooterBasicView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: ListingSourceDocument, variables: () => ({}) },
});
