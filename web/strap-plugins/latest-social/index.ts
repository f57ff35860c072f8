import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { LatestSocialView } from './view.tsx';

export default defineStrap({
  name: 'strap-latest-social',
  label: 'Social media',
  description: 'What you post elsewhere, with links to it.',
  keywords: 'instagram facebook twitter youtube feed embed',
  set: 'original',
  parts,
  View: LatestSocialView,
});
