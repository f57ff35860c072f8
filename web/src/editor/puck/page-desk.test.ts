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
  const painted: (() => void)[] = [];
  const picture = {
    arrange: vi.fn<(ids: readonly string[]) => void>(),
    afterPaint: (run: () => void) =>
      new Promise<void>((resolve) => {
        painted.push(() => resolve(run()));
      }),
  };
  /** The picture is painted, and what waited for it is done. */
  const paint = async () => {
    for (const done of painted.splice(0)) done();
    await Promise.resolve();
  };
  const desk = createPageDesk({ page, timeline, onChange, picture });
  const actions: PuckAction[] = [];
  // Puck answers every action with the data it has then: those in between are no steps.
  const dispatch = (action: PuckAction) => {
    actions.push(action);
    desk.take(pageToPuck(page));
  };
  const onStep = vi.fn();
  const leave = desk.connect(() => ({ dispatch }) as unknown as PuckApi, onStep);

  return { timeline, desk, actions, onChange, onStep, leave, picture, paint };
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

test('a drop is in the page and in the picture at once; the rest comes when it is painted', async () => {
  const { timeline, desk, actions, onChange, picture, paint } = atDesk();

  const settled = desk.rearrange(moved);
  expect(desk.page()).toBe(moved);
  expect(picture.arrange).toHaveBeenLastCalledWith(['b', 'a']);
  expect(actions).toEqual([]);

  await paint();
  expect(onChange.mock.calls).toEqual([[moved]]);
  expect(timeline.getState().back).toMatchObject({ before: page, after: moved });
  expect(actions).toMatchObject([{ type: 'reorder' }]);
  await paint();
  await settled;
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a drop that is changed again before it is painted is a step of its own', async () => {
  const { timeline, desk, actions, onChange, picture, paint } = atDesk();

  const settled = desk.rearrange(moved);
  desk.change(page);
  expect(onChange.mock.calls).toEqual([[moved], [page]]);
  await paint();
  await paint();
  await settled;

  expect(actions).toEqual([]);
  expect(picture.arrange).toHaveBeenLastCalledWith(['a', 'b']);
  timeline.undo();
  expect(desk.page()).toBe(moved);
  timeline.undo();
  expect(desk.page()).toBe(page);
});

test('a drop on a drop that is not painted yet loses neither', async () => {
  const { timeline, desk, paint } = atDesk();

  const settled = Promise.all([desk.rearrange(moved), desk.rearrange(page)]);
  await paint();
  await paint();
  await settled;

  expect(desk.page()).toBe(page);
  expect(timeline.undo()).toMatchObject({ before: moved, after: page });
  expect(timeline.undo()).toMatchObject({ before: page, after: moved });
});

test('what is typed between a drop and its paint is kept, in the order of the drop', async () => {
  const { timeline, desk, actions, paint } = atDesk();

  const settled = desk.rearrange(moved);
  desk.take(pageToPuck(typed));
  expect(desk.page().straps.map(({ id, order, state }) => [id, order, state.text])).toEqual([
    ['b', 0, 'b'],
    ['a', 1, 'typed'],
  ]);
  await paint();
  await paint();
  await settled;

  expect(actions).toMatchObject([{ type: 'reorder' }]);
  timeline.undo();
  expect(desk.page()).toBe(moved);
});
