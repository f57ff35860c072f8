import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderBasicView } from './view.tsx';

export default defineStrap({
  name: 'header-basic',
  label: 'Basic',
  description: 'Logo left, navigation right, a hairline below.',
  set: 'original',
  defaultState,
  View: HeaderBasicView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
