import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { OfficeMapView } from './view.tsx';

export default defineStrap({
  name: 'strap-office-map',
  label: 'Office map',
  description: 'Where your office is, on a map, with its hours and the way there.',
  keywords: 'location directions address opening hours contact',
  set: 'original',
  parts,
  View: OfficeMapView,
});
