import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceList } from './device-list.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the newest is first and unique, and the oldest is evicted', () => {
  const list = deviceList('a', 2);
  list.add('1');
  list.add('2');
  list.add('1');
  list.add('3');

  expect(list.read()).toEqual(['3', '1']);
  expect(deviceList('a', 2).read()).toEqual(['3', '1']);
});

test('adding and removing notifies subscribers', () => {
  const list = deviceList('a', 5);
  const changed = vi.fn();
  const stop = list.subscribe(changed);
  list.set(['1', '2']);
  list.remove('1');
  stop();
  list.add('9');

  expect(changed).toHaveBeenCalledTimes(2);
  expect(list.read()).toEqual(['9', '2']);
});

test('the snapshot is the same object until the list changes', () => {
  const list = deviceList('a', 5);
  list.set(['1']);

  expect(list.read()).toBe(list.read());
});

test.each(['nonsense', '{}', '[1, null]', '"x"', JSON.stringify(['x'.repeat(201), ''])])(
  'a storage that contains %s is an empty list',
  (text) => {
    localStorage.setItem('a', text);

    expect(deviceList('a', 5).read()).toEqual([]);
  },
);

test('without storage the list lives in memory', () => {
  const reject = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(reject);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(reject);
  const list = deviceList('a', 5);
  list.add('1');

  expect(list.read()).toEqual(['1']);
});
