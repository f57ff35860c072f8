import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page, Strap } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { deleteStrap, insertStrap, moveStrap } from '#domain/page/strap-order.ts';
import { changedPlace } from './change-place.ts';
import { describePageChange, touchedStrap } from './describe-change.ts';
import {
  beginHistory,
  type History,
  LONGEST_STEP_MS,
  PAUSE_MS,
  recordChange,
  redo,
  undo,
} from './history.ts';

const strap = (id: string, text = id): Strap => ({
  id,
  name: 'strap-x',
  order: 0,
  state: { title: { html: text, size: 'h2' }, list: [{ text }] },
  config: strapConfig(),
});
const page = (...ids: string[]): Page => ({
  id: 'p',
  order: 0,
  name: 'p',
  slug: 'p',
  metaInfo: { title: '', description: '', imageUrl: '' },
  hero: null,
  straps: ids.map((id, order) => ({ ...strap(id), order })),
  config: {},
  state: {},
});

const edit = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(6), wait: fc.nat(3000) }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat(6), wait: fc.nat(3000) }),
  fc.record({ kind: fc.constantFrom('up' as const, 'down' as const), at: fc.nat(6), wait: fc.nat(3000) }),
  fc.record({ kind: fc.constant('type' as const), at: fc.nat(6), text: fc.string(), wait: fc.nat(3000) }),
  fc.record({ kind: fc.constant('settings' as const), at: fc.nat(6), wait: fc.nat(3000) }),
  fc.record({ kind: fc.constant('paste' as const), at: fc.nat(6), wait: fc.nat(3000) }),
  fc.record({ kind: fc.constant('site' as const), text: fc.string(), wait: fc.nat(3000) }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), wait: fc.nat(3000) }),
);
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

let made = 0;
function edited({ straps, ...rest }: Page, step: Extract<Edit, { at: number }>): Page {
  const chosen = straps[step.at % Math.max(straps.length, 1)];
  const change = (next: (one: Strap) => Strap) => straps.map((one) => (one === chosen ? next(one) : one));
  const by = {
    insert: () => insertStrap(straps, strap(`new-${++made}`), step.at),
    paste: () => insertStrap(insertStrap(straps, strap(`new-${++made}`), step.at), strap(`new-${++made}`), 0),
    delete: () => (chosen ? deleteStrap(straps, chosen.id) : straps),
    up: () => (chosen ? moveStrap(straps, chosen.id, 'up') : straps),
    down: () => (chosen ? moveStrap(straps, chosen.id, 'down') : straps),
    type: () =>
      change((one) => ({
        ...one,
        state: { ...one.state, title: { html: 'text' in step ? step.text : '' } },
      })),
    settings: () => change((one) => ({ ...one, config: { ...one.config, hidden: !one.config.hidden } })),
  };

  return { ...rest, straps: by[step.kind]() };
}

test('undoing all steps restores the start and redoing all restores the end, for any sequence of edits', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      let time = 0;
      const start = { page: page('a', 'b', 'c'), name: 'Site' };
      let history = beginHistory(start);

      for (const step of edits) {
        time += step.wait;
        const { present } = history;
        if (step.kind === 'undo') history = undo(history);
        else if (step.kind === 'redo') history = redo(history);
        else if (!('at' in step)) {
          const name = 'text' in step ? step.text : '';
          history = recordChange(history, { ...present, name }, { key: 'name', label: '', at: time });
        } else {
          const next = edited(present.page, step);
          const change = describePageChange(present.page, next);
          history = recordChange(history, { ...present, page: next }, { ...change, at: time });
        }
      }
      const whole = (next: typeof undo, from: typeof history): typeof history => {
        const to = next(from);
        return to === from ? from : whole(next, to);
      };
      const end = whole(redo, history);
      const back = whole(undo, end);

      expect(back).toMatchObject({ present: start, past: [] });
      expect(whole(redo, back).present).toEqual(end.present);
    }),
  );
});

describe('undo steps of typing', () => {
  const type = (history: History<string>, text: string, at: number, key = 'a/title') =>
    recordChange(history, text, { key, label: '', at });
  const empty = beginHistory('');

  test('typing without a pause in one field is one step', () => {
    const typed = type(type(type(empty, 'a', 0), 'ab', PAUSE_MS), 'abc', 2 * PAUSE_MS);

    expect(typed.present).toBe('abc');
    expect(undo(typed)).toMatchObject({ present: '', past: [] });
  });

  test.each([
    ['a pause', PAUSE_MS + 1, 'a/title'],
    ['another field', 1, 'b/title'],
  ])('%s begins a new one', (_, wait, key) => {
    expect(undo(type(type(empty, 'a', 0), 'ab', wait, key)).present).toBe('a');
  });

  test('typing that is deleted again immediately is no step', () => {
    const typed = type(type(type(empty, 'a', 0, 'b/title'), 'ab', 1), 'a', 2);

    expect(undo(typed)).toMatchObject({ present: '', past: [] });
  });

  test('continuous typing is split into steps', () => {
    let history = empty;
    for (let count = 1; (count - 1) * 500 <= LONGEST_STEP_MS * 2; count += 1)
      history = type(history, 'x'.repeat(count), count * 500);

    expect(history.past).toHaveLength(2);
  });

  test('typing after an undo is a new step and clears the redo steps', () => {
    const back = undo(type(type(empty, 'a', 0), 'b', 1, 'b/title'));
    const typed = type(back, 'c', 2);

    expect(redo(typed)).toBe(typed);
    expect(undo(typed).present).toBe('a');
  });
});

test('only typing in one field has a key; the label names the change', () => {
  const before = page('a', 'b');
  const retitled = {
    ...before,
    straps: [
      { ...strap('a'), state: { ...strap('a').state, title: { html: 'T', size: 'h2' } } },
      before.straps[1] as Strap,
    ],
  };
  const moved = { ...before, straps: moveStrap(before.straps, 'b', 'up') };

  expect(describePageChange(before, retitled)).toMatchObject({
    key: 'a/state.title.html',
    label: 'strap-x: changed',
  });
  expect(describePageChange(before, moved)).toMatchObject({ key: null, label: 'strap-x: moved' });
  expect(describePageChange(before, { ...before, straps: [] })).toMatchObject({ key: null });
  expect(touchedStrap(before, retitled)).toBe('a');
  expect(touchedStrap(before, { ...before, straps: [] })).toBeNull();
});

test.each([
  [{ a: 1 }, { a: 1 }, null],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b.1'],
  [{ a: [1] }, { a: [1, 2] }, 'a'],
  [{ a: 1, b: 1 }, { a: 2, b: 2 }, ''],
  [null, { a: 1 }, ''],
])('the place where %j and %j differ is %j', (before, after, place) => {
  expect(changedPlace(before, after)).toBe(place);
});
