import { defaultState, type HtmlTwoColumnsState } from './parts.ts';

const LEFT = '<h3>Office hours</h3><p>Monday to Friday, nine to six. Saturdays by appointment.</p>';
const RIGHT =
  '<h3>Where to park</h3><p>Behind the house, from the lane. The first hour is free on 82 Avenue.</p>';

export const fixtures: Record<string, HtmlTwoColumnsState> = {
  'two blocks': {
    left: { ...defaultState.left, html: encodeURIComponent(LEFT) },
    right: { ...defaultState.right, html: encodeURIComponent(RIGHT) },
  },
  'the left one alone': { ...defaultState, left: { ...defaultState.left, html: encodeURIComponent(LEFT) } },
  'nothing yet': defaultState,
};
