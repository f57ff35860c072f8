import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { ListingSourceDocument, type ListingSourceQuery } from '../../../data/source.generated.ts';
import { parts, type FooterBasicState } from './parts.ts';
import { FooterBasicView } from './view.tsx';

export default defineStrap<FooterBasicState, ListingSourceQuery, Record<string, never>>({
  name: 'footer-basic',
  label: 'Basic',
  description: 'Links and the office, then the words of the real-estate board.',
  set: 'original',
  parts,
  View: FooterBasicView,
  data: { document: ListingSourceDocument, variables: () => ({}) },
});
