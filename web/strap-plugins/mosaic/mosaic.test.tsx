import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialState } from '#domain/parts/initial-state.ts';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { type MosaicFigures, mosaicVariables } from './data.ts';
import { defaultState, TILE } from './parts.ts';
import { MosaicView } from './view.tsx';

const tile = (name: string, places: string[]) => ({
  ...initialState(TILE),
  title: { html: name, size: 'h3' as const },
  places,
});
const items = [tile('Oliver', ['7']), tile('Garneau', ['8']), tile('Anywhere', [])];
const state = { ...defaultState, showFigures: true, items };

const group = (id: string, count: number, medianPrice: number | null, propertyType: string | null = null) =>
  ({ area: { id }, propertyType, count, medianPrice }) as NonNullable<
    MosaicFigures['marketStats']
  >['groups'][number];

test('the figures of a mosaic are asked for if it shows them and its tiles have neighbourhoods', () => {
  const none = { paths: ['/search'], hasFigures: false, areaIds: [] };
  expect(mosaicVariables(state)).toEqual({ ...none, areaIds: ['7', '8'], hasFigures: true });
  expect(mosaicVariables({ ...state, showFigures: false })).toEqual(none);
  expect(mosaicVariables({ ...state, items: [tile('Anywhere', [])] })).toEqual(none);
  expect(mosaicVariables({ ...state, items: [{ ...tile('Anywhere', []), href: '' }] })).toBeNull();
});

test('a tile says how many homes are for sale there and their median price, and nothing that is unknown', () => {
  const groups = [group('7', 9, 1, 'HOUSE'), group('7', 120, 305_000), group('8', 1, null)];
  const html = renderToString(
    <TestFrame>
      <MosaicView
        id="m"
        state={state as never}
        data={{ emptySearches: [], marketStats: { groups } }}
        isEditing={false}
      />
    </TestFrame>,
  );

  expect(html.match(/(?<=<li>)[^<]+/g)).toEqual(['120 homes for sale', 'median $305,000', '1 home for sale']);
});
