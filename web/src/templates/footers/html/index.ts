import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { ListingSourceDocument, type ListingSourceQuery } from '../../../data/source.generated.ts';
import { defaultState, type FooterHtmlState } from './state.ts';
import { FooterHtmlView } from './view.tsx';

export default defineStrap<FooterHtmlState, ListingSourceQuery, Record<string, never>>({
  name: 'footer-html',
  label: 'HTML',
  description: 'Markup of your own above the legal line.',
  set: 'utility',
  defaultState,
  View: FooterHtmlView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: { document: ListingSourceDocument, variables: () => ({}) },
});
