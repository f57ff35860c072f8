import { expect, test } from 'vitest';
import { deepFreeze } from './deep-freeze.ts';
import { onceForFrozen } from './once-for-frozen.ts';

test('what can still change is read each time, what is frozen once', () => {
  let made = 0;
  const size = onceForFrozen(({ list }: { list: number[] }) => {
    made += 1;
    return list.length;
  });
  const open = { list: [1] };
  expect(size(open)).toBe(1);
  open.list.push(2);
  expect(size(open)).toBe(2);

  const frozen = deepFreeze({ list: [1, 2, 3] });
  expect([size(frozen), size(frozen)]).toEqual([3, 3]);
  expect(made).toBe(3);
  expect(() => frozen.list.push(4)).toThrow(TypeError);
});
