import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { ListingSourceDocument, type ListingSourceQuery } from '../../../data/source.generated.ts';
import { parts, type FooterHtmlState } from './parts.ts';
import { FooterHtmlView } from './view.tsx';

export default defineStrap<FooterHtmlState, ListingSourceQuery, Record<string, never>>({
  name: 'footer-html',
  label: 'HTML',
  description: 'Markup of your own above the legal line.',
  set: 'utility',
  parts,
  View: FooterHtmlView,
  data: { document: ListingSourceDocument, variables: () => ({}) },
});
