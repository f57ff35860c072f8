import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { HtmlTwoColumnsView } from './view.tsx';

export default defineStrap({
  name: 'strap-html-two-columns',
  label: 'HTML in two columns',
  description: 'Two blocks of your own markup side by side.',
  keywords: 'code embed script custom',
  set: 'utility',
  parts,
  View: HtmlTwoColumnsView,
});
