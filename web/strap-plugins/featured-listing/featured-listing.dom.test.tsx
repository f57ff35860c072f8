import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#web/src/testing/render-at.tsx';
import type { FeaturedListingStrapQuery } from './data.generated.ts';
import { data } from './fixtures.ts';
import { defaultState } from './parts.ts';
import { FeaturedListingView } from './view.tsx';

const GONE: FeaturedListingStrapQuery = { listing: null };

afterEach(cleanup);

function show(answer: FeaturedListingStrapQuery, { text = '', isEditing = false } = {}) {
  const state = { ...defaultState, mls: 'E4412345', text: { html: text } };

  return renderAt('/', <FeaturedListingView id="s1" state={state} data={answer} isEditing={isEditing} />);
}

test("a featured listing shows its own description, or the agent's", () => {
  show(data);
  expect(screen.getByText(/^A brick foursquare/)).toBeDefined();
  cleanup();

  show(data, { text: '<p>We sold it in 1998.</p>' });
  expect(screen.getByText('We sold it in 1998.')).toBeDefined();
  expect(screen.queryByText(/^A brick foursquare/)).toBeNull();
});

test('a removed listing renders nothing for visitors and a notice for an agent', () => {
  const { container } = show(GONE);
  expect(container.textContent).toBe('');
  cleanup();

  show(GONE, { isEditing: true });
  expect(
    screen.getByText('The listing E4412345 is not on the market. Visitors do not see this section.'),
  ).toBeDefined();
});

test('a long description ends with a whole sentence', () => {
  const described = 'A brick foursquare with its stairs. ';
  show({ listing: data.listing && { ...data.listing, description: described.repeat(12) } });

  expect(screen.getByText(/^A brick foursquare/).textContent).toBe(described.repeat(5).trim());
});
