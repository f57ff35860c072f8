import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderBasicView } from './view.tsx';

export default defineStrap({
  name: 'header-basic',
  label: 'Basic',
  description: 'Logo left, navigation right, a hairline below.',
  set: 'original',
  parts,
  View: HeaderBasicView,
});
