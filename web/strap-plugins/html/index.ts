import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { HtmlView } from './view.tsx';

export default defineStrap({
  name: 'strap-html',
  label: 'HTML',
  description: 'Markup of your own in one block.',
  keywords: 'code embed script custom calendar widget',
  set: 'utility',
  parts,
  View: HtmlView,
});
