import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import type { SoldSearchStrapQuery } from './data.generated.ts';
import { soldPagePath, soldVariables } from './data.ts';
import { data } from './fixtures.ts';
import { defaultState } from './parts.ts';
import { SoldSearchView } from './view.tsx';

afterEach(cleanup);

function show(answer: SoldSearchStrapQuery, url = '/solds') {
  return renderAt(url, <SoldSearchView id="s1" state={defaultState} data={answer} isEditing={false} />);
}

test('sold listings are queried nine at a time, from the first', () => {
  expect(soldVariables(defaultState, { url: '/solds' })).toEqual({
    page: 1,
    size: 9,
    skip: 0,
    text: null,
  });
});

test('the third page of a search passes the number of skipped listings', () => {
  expect(soldVariables({ ...defaultState, offset: 2 }, { url: '/solds?q=%20elm%20&page=3' })).toEqual({
    page: 3,
    size: 9,
    skip: 2,
    text: 'elm',
  });
  expect(soldPagePath('/solds', 'elm', 2)).toBe('/solds?q=elm&page=2');
});

test('sold listings show the sold price where allowed, else the asking price', () => {
  show(data);

  expect(screen.getByText('14 sold homes')).toBeDefined();
  expect(screen.getByText('Sold for $481,500')).toBeDefined();
  expect(screen.getByText('Asked $489,000')).toBeDefined();
});

test('visitors who may not see sold listings get the reason and a sign-in link only', () => {
  const { container } = show({ solds: { gated: true, total: null, page: 1, pageCount: 0, solds: [] } });

  expect(container.textContent).toContain('Sold listings are shown to members. Please sign in to see them.');
  expect(container.textContent).toContain(
    'The listing service lets this site show what homes sold for only to people',
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/account/sign-up?returnTo=%2Fsolds', '/account/sign-in?returnTo=%2Fsolds']);
  // The numbers of the four steps alone.
  expect(container.textContent).not.toMatch(/\d\d|[5-9]|\$/);
});

test('a customer without access is not asked to sign in again', () => {
  const customer = {
    id: 'c-1',
    name: 'Cora',
    email: 'cora@example.com',
    isEmailVerified: false,
    expiresAt: '',
  };
  const { container } = render(
    <TestFrame viewer={{ customer }}>
      <SoldSearchView
        id="s1"
        state={defaultState}
        data={{ solds: { gated: true, total: null, page: 1, pageCount: 0, solds: [] } }}
        isEditing={false}
      />
    </TestFrame>,
  );

  expect(container.textContent).toContain('A few steps open sold homes and their prices to you');
  expect(container.textContent).toContain('Done: Sign up or sign in');
  expect(screen.getByRole('link', { name: 'Continue' })).toBeDefined();
});

test('no results link to all sold listings', () => {
  show({ solds: { gated: false, total: 0, page: 1, pageCount: 0, solds: [] } }, '/solds?q=castle');

  expect(screen.getByText(/No sold home matches “castle”\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all sold listings' }).getAttribute('href')).toBe('/solds');
});
