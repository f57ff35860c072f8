import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { TimelineView } from './view.tsx';

export default defineStrap({
  name: 'strap-timeline',
  label: 'Timeline',
  description: 'Years and what happened in them, along a line.',
  keywords: 'history milestones years story since',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: TimelineView,
});
