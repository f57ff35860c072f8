import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { stubDialogs } from '../../testing/stub-dialogs.ts';
import { testRouteData } from '../../testing/test-frame.tsx';
import { TourModal } from './tour-modal.tsx';

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollTo = () => undefined;
  // The form is not loaded yet.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['singular', "Reach out and I'll finalize a time that works best."],
  ['plural', "Reach out and we'll finalize a time that works best."],
] as const)('on a site in the %s the tour dialog says “%s” [R2.207]', (textTense, sentence) => {
  const { website } = testRouteData('/').site;
  const config = { ...website.config, display: { ...website.config.display, textTense } };
  renderAt('/', <TourModal request={{ kind: 'tour', props: {} }} onClose={() => {}} />, {
    website: { ...website, config },
  });

  expect(screen.getByText(sentence)).toBeDefined();
});
