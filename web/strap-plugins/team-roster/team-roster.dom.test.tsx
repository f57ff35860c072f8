import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { data } from './fixtures.ts';
import { columnsOfFullRows } from './full-rows.ts';
import { defaultState } from './parts.ts';
import { TeamRosterView } from './view.tsx';

afterEach(cleanup);

const [nadia, lea] = data.roster;
const first = nadia && { ...nadia, bio: '<p>Twenty years by the river.</p>', phones: [], languages: [] };

test('a team of one has its biography, a larger team has cards', () => {
  const show = (roster: typeof data.roster) =>
    renderAt(
      '/',
      <TeamRosterView
        id="s1"
        state={{ ...defaultState, members: [] as never }}
        data={{ roster, first }}
        isEditing={false}
      />,
    );
  show(data.roster.slice(0, 1));
  expect(screen.getByText('Twenty years by the river.')).toBeDefined();
  cleanup();

  show(nadia && lea ? [nadia, lea] : []);
  expect(screen.queryByText('Twenty years by the river.')).toBeNull();
});

/** In four columns. */
function renderTeam(count: number, layout: 'grid' | 'lead' = 'grid') {
  const roster = data.roster
    .slice(0, 1)
    .flatMap((one) => Array.from({ length: count }, (_, at) => ({ ...one, id: `a-${at}` })));

  return renderAt(
    '/',
    <TeamRosterView
      id="s1"
      state={{ ...defaultState, layout, columns: 4, members: [] as never }}
      data={{ roster }}
      isEditing={false}
    />,
  );
}

test('two or three people fill the width, whatever the number of columns', () => {
  const columnsOf = (count: number) => {
    renderTeam(count);
    const list = screen.getByRole('list');
    const columns = list.parentElement?.style.getPropertyValue('--columns');
    cleanup();

    return [columns, list.classList.contains('is-pair')];
  };

  expect(columnsOf(2)).toEqual(['2', true]);
  expect(columnsOf(3)).toEqual(['3', false]);
});

test('the last row of a larger team is as full as a column more or less makes it', () => {
  expect([5, 6, 7, 8, 9, 10].map((count) => columnsOfFullRows(count, 4))).toEqual([5, 3, 4, 4, 3, 5]);
  expect([4, 5, 6, 7, 9].map((count) => columnsOfFullRows(count, 3))).toEqual([4, 3, 3, 4, 3]);
  expect(columnsOfFullRows(7, 6)).toBe(5);
});

test('the heading fills the first cell of rows that lack one person', () => {
  const headOf = (count: number) => {
    const { container } = renderTeam(count);
    const head = container.querySelector('.has-free-cell > .strap-team-roster__head');
    cleanup();

    return head?.textContent ?? null;
  };

  expect(headOf(7)).toBe('Our Team');
  expect([3, 4, 5, 6, 8].map(headOf)).toEqual([null, null, null, null, null]);
});

test('a ruled list says what each of them says of themselves, cards do not', () => {
  const show = (layout: 'grid' | 'list') =>
    renderAt(
      '/',
      <TeamRosterView
        id="s1"
        state={{ ...defaultState, layout, members: [] as never }}
        data={{ roster: data.roster }}
        isEditing={false}
      />,
    );
  show('list');
  expect(screen.getByText('Homes by the river.')).toBeDefined();
  cleanup();

  show('grid');
  expect(screen.queryByText('Homes by the river.')).toBeNull();
});

test('the first of a team is large and says something of themselves, two people are as large as each other', () => {
  renderTeam(6, 'lead');
  expect(screen.getByRole('list').classList.contains('is-lead')).toBe(true);
  expect(screen.getByRole('list').style.getPropertyValue('--rows')).toBe('3');
  expect(screen.getAllByText('Homes by the river.')).toHaveLength(1);
  cleanup();

  renderTeam(2, 'lead');
  expect(screen.getByRole('list').classList.contains('is-pair')).toBe(true);
});
