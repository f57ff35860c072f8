import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { HtmlFullWidthView } from './view.tsx';

export default defineStrap({
  name: 'strap-html-full-width',
  label: 'HTML over the full width',
  description: 'Markup of your own from edge to edge.',
  keywords: 'code embed script custom',
  set: 'utility',
  parts,
  View: HtmlFullWidthView,
});
