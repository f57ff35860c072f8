import { beforeEach, expect, test, vi } from 'vitest';
import { queueIdleTask } from './idle-queue.ts';

let idle: (() => void)[] = [];
let frames: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  frames = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
});

const nextIdle = () => idle.shift()?.();
const nextFrame = () => frames.shift()?.();

test('tasks run in idle callbacks, one a frame, in order', () => {
  const done: string[] = [];
  queueIdleTask(() => done.push('first'));
  queueIdleTask(() => done.push('second'));
  expect(done).toEqual([]);

  nextIdle();
  expect(done).toEqual(['first']);
  expect(idle).toEqual([]);

  nextFrame();
  nextIdle();
  nextFrame();
  expect(done).toEqual(['first', 'second']);
});

test('a cancelled task does not run, later ones do', () => {
  const done: string[] = [];
  const leave = queueIdleTask(() => done.push('first'));
  queueIdleTask(() => done.push('second'));
  leave();

  nextIdle();
  nextFrame();
  nextIdle();
  nextFrame();
  expect(done).toEqual(['second']);
});
