import { beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

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

test('tasks are done one a frame, in their order, each in idle time', () => {
  const done: string[] = [];
  inTurn(() => done.push('first'));
  inTurn(() => done.push('second'));
  expect(done).toEqual([]);

  nextIdle();
  expect(done).toEqual(['first']);
  expect(idle).toEqual([]);

  nextFrame();
  nextIdle();
  nextFrame();
  expect(done).toEqual(['first', 'second']);
});

test('a task that left the queue is not done, and those behind it are', () => {
  const done: string[] = [];
  const leave = inTurn(() => done.push('first'));
  inTurn(() => done.push('second'));
  leave();

  nextIdle();
  nextFrame();
  nextIdle();
  nextFrame();
  expect(done).toEqual(['second']);
});
