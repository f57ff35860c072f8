import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Page, type Strap, strapConfig } from '#domain/page/page.ts';
import { deleteStrap, insertStrap, moveStrap } from '#domain/page/strap-order.ts';
import { changedPlace } from './change-place.ts';
import { PAGE_TRACK, pageChange, touchedStrap } from './page-change.ts';
import { createTimeline, LONGEST_STEP_MS, PAUSE_MS, type Timeline } from './timeline.ts';

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

/** Two values that are edited, a page and what is around it, as the canvas and the header keep them. */
function desk(now: () => number) {
  const timeline = createTimeline(now);
  const values = { [PAGE_TRACK]: page('a', 'b', 'c'), site: { name: 'Site', links: ['Home'] } };
  timeline.attach(PAGE_TRACK, (value) => {
    values[PAGE_TRACK] = value as Page;
  });
  timeline.attach('site', (value) => {
    values.site = value as typeof values.site;
  });

  return { timeline, values };
}

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

test('whatever is edited in whatever order, undoing it all leads to the start and redoing it all to the end', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      let time = 0;
      const { timeline, values } = desk(() => time);
      const start = structuredClone(values);

      for (const step of edits) {
        time += step.wait;
        if (step.kind === 'undo') timeline.undo();
        else if (step.kind === 'redo') timeline.redo();
        else if (!('at' in step)) {
          const before = values.site;
          values.site = { ...before, name: 'text' in step ? step.text : '' };
          timeline.record({ track: 'site', key: 'name', label: '', before, after: values.site });
        } else {
          const before = values[PAGE_TRACK];
          values[PAGE_TRACK] = edited(before, step);
          timeline.record(pageChange(before, values[PAGE_TRACK]));
        }
      }
      while (timeline.redo());
      const end = structuredClone(values);

      while (timeline.undo());
      expect(values).toEqual(start);
      expect(timeline.getState().back).toBeNull();
      while (timeline.redo());
      expect(values).toEqual(end);
    }),
  );
});

describe('steps of typing', () => {
  const type = (timeline: Timeline, before: string, after: string, key = 'a/title') =>
    timeline.record({ track: 'text', key, label: '', before, after });
  const typing = () => {
    const clock = { time: 0 };
    const timeline = createTimeline(() => clock.time);
    const apply = vi.fn();
    timeline.attach('text', apply);
    return { clock, timeline, apply, put: () => apply.mock.lastCall?.[0] };
  };

  test('what is typed without a pause into one field is one step', () => {
    const { clock, timeline, put } = typing();
    for (const [before, after] of [
      ['', 'a'],
      ['a', 'ab'],
      ['ab', 'abc'],
    ] as const) {
      clock.time += PAUSE_MS;
      type(timeline, before, after);
    }

    timeline.undo();

    expect(put()).toBe('');
    expect(timeline.getState().back).toBeNull();
  });

  test.each([
    ['a pause', PAUSE_MS + 1, 'a/title'],
    ['another field', 1, 'b/title'],
  ])('%s begins a new one', (_, wait, key) => {
    const { clock, timeline, put } = typing();
    type(timeline, '', 'a');
    clock.time += wait;
    type(timeline, 'a', 'ab', key);

    timeline.undo();

    expect(put()).toBe('a');
  });

  test('what is typed and taken back at once is no step', () => {
    const { timeline, put } = typing();
    type(timeline, '', 'a', 'b/title');
    type(timeline, 'a', 'ab');
    type(timeline, 'ab', 'a');

    timeline.undo();

    expect(put()).toBe('');
  });

  test('who types on and on gets a step now and then', () => {
    const { clock, timeline } = typing();
    for (let count = 0; count * 500 <= LONGEST_STEP_MS * 2; count += 1) {
      type(timeline, 'x'.repeat(count), 'x'.repeat(count + 1));
      clock.time += 500;
    }

    let steps = 0;
    while (timeline.undo()) steps += 1;
    expect(steps).toBe(2);
  });

  test('what is typed after an undo is a step of its own and ends what could be redone', () => {
    const { timeline, put } = typing();
    type(timeline, '', 'a');
    type(timeline, 'a', 'b', 'b/title');
    timeline.undo();
    type(timeline, 'a', 'c');

    expect(timeline.redo()).toBeNull();
    timeline.undo();
    expect(put()).toBe('a');
  });
});

test('when a value is edited no more its steps go, and those of the others stay', () => {
  const timeline = createTimeline();
  const site = vi.fn();
  const leave = timeline.attach('page', () => {});
  timeline.attach('site', site);
  timeline.record({ track: 'site', key: null, label: '', before: 1, after: 2 });
  timeline.record({ track: 'page', key: null, label: '', before: 1, after: 2 });

  leave();

  expect(timeline.undo()).toMatchObject({ track: 'site' });
  expect(site).toHaveBeenCalledWith(1, expect.anything());
  expect(timeline.undo()).toBeNull();
});

test('a fresh start forgets every step', () => {
  const timeline = createTimeline();
  const apply = vi.fn();
  timeline.attach('site', apply);
  timeline.record({ track: 'site', key: null, label: '', before: 1, after: 2 });

  timeline.clear();

  expect([timeline.undo(), timeline.redo()]).toEqual([null, null]);
  expect(apply).not.toHaveBeenCalled();
});

test('only typing in one place has a key; a step names what it did', () => {
  const before = page('a', 'b');
  const retitled = {
    ...before,
    straps: [
      { ...strap('a'), state: { ...strap('a').state, title: { html: 'T', size: 'h2' } } },
      before.straps[1] as Strap,
    ],
  };
  const moved = { ...before, straps: moveStrap(before.straps, 'b', 'up') };

  expect(pageChange(before, retitled)).toMatchObject({
    key: 'a/state.title.html',
    label: 'strap-x: changed',
  });
  expect(pageChange(before, moved)).toMatchObject({ key: null, label: 'strap-x: moved' });
  expect(pageChange(before, { ...before, straps: [] })).toMatchObject({ key: null });
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
