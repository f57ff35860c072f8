import type { PuckAction, PuckApi } from '@puckeditor/core';
import { expect, test, vi } from 'vitest';
import { type Page, type Strap, strapConfig } from '#domain/page/page.ts';
import { moveStrap } from '#domain/page/strap-order.ts';
import { createTimeline } from '../history/timeline.ts';
import { createPageDesk } from './page-desk.ts';
import { pageToPuck } from './page-to-puck.ts';

const strap = (id: string, order: number): Strap => ({
  id,
  name: 'strap-x',
  order,
  state: { text: id },
  config: strapConfig(),
});
const page: Page = {
  id: 'p',
  order: 0,
  name: 'p',
  slug: 'p',
  metaInfo: { title: '', description: '', imageUrl: '' },
  hero: null,
  straps: [strap('a', 0), strap('b', 1)],
  config: {},
  state: {},
};

function atDesk() {
  const timeline = createTimeline();
  const onChange = vi.fn<(page: Page) => void>();
  const desk = createPageDesk({ page, timeline, onChange });
  const actions: PuckAction[] = [];
  // Puck answers every action with the data it has then: those in between are no steps.
  const dispatch = (action: PuckAction) => {
    actions.push(action);
    desk.take(pageToPuck(page));
  };
  const onStep = vi.fn();
  const leave = desk.connect(() => ({ dispatch }) as unknown as PuckApi, onStep);

  return { timeline, desk, actions, onChange, onStep, leave };
}
const typed: Page = { ...page, straps: [{ ...strap('a', 0), state: { text: 'typed' } }, strap('b', 1)] };
const moved: Page = { ...page, straps: moveStrap(page.straps, 'b', 'up') };

test('what Puck changed is reported and is a step, which is put back by actions alone', () => {
  const { timeline, desk, actions, onChange, onStep } = atDesk();

  desk.take(pageToPuck(typed));
  expect(onChange).toHaveBeenLastCalledWith(typed);
  expect(actions).toEqual([]);

  timeline.undo();
  expect(actions).toMatchObject([{ type: 'replace', destinationIndex: 0 }]);
  expect(onChange).toHaveBeenLastCalledWith(page);
  expect(onStep).toHaveBeenCalledWith(typed, page, expect.anything());
  expect(timeline.getState().back).toBeNull();
});

test('a change of whole straps is one step, however many actions it takes', () => {
  const { timeline, desk, onChange } = atDesk();
  const other: Page = { ...moved, straps: [...moved.straps, strap('c', 2)] };

  desk.change(other);

  expect(onChange).toHaveBeenCalledTimes(1);
  expect(desk.page()).toEqual(other);
  timeline.undo();
  expect(timeline.undo()).toBeNull();
  expect(desk.page()).toEqual(page);
});

test('a canvas that starts anew begins with no steps, and leaves none behind', () => {
  const { timeline, desk, leave } = atDesk();
  desk.change(moved);

  leave();

  expect(timeline.getState()).toEqual({ back: null, forth: null });
});
