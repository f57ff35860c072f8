import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JSON_MAX_CHARACTERS, JSON_MAX_DEPTH, JSON_MAX_VALUES, jsonProblem } from './plain-json.ts';

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = { a: value };
  return value;
}

describe('plain JSON', () => {
  test('is anything that JSON can hold', () => {
    const json = fc
      .jsonValue({ maxDepth: 5 })
      .filter((value) => !/__proto__|constructor|prototype|\\u0000/.test(JSON.stringify(value)));

    fc.assert(fc.property(json, (value) => jsonProblem(value) === null));
  });

  test.each(['__proto__', 'constructor', 'prototype'])('has no key %s at any depth', (key) => {
    const value: unknown = JSON.parse(`{"straps":[{"state":{"deep":{"${key}":{"admin":true}}}}]}`);

    expect(jsonProblem(value)).toEqual({
      field: 'straps.0.state.deep',
      message: 'This has a key that is not allowed',
    });
  });

  test('may have such a word as a text', () => {
    expect(jsonProblem({ text: 'constructor' })).toBeNull();
  });

  test('is not nested too deeply, however deep it comes', () => {
    expect(jsonProblem(nested(JSON_MAX_DEPTH))).toBeNull();
    expect(jsonProblem(nested(JSON_MAX_DEPTH + 1))?.message).toBe('This is nested too deeply');
    expect(jsonProblem(nested(100_000))?.message).toBe('This is nested too deeply');
  });

  test('is not too long', () => {
    expect(jsonProblem({ state: { text: 'x'.repeat(JSON_MAX_CHARACTERS + 1) } })).toEqual({
      field: 'state',
      message: 'This is more than can be kept',
    });
    expect(jsonProblem({ list: Array(JSON_MAX_VALUES + 1).fill(0) })?.message).toBe(
      'This is more than can be kept',
    );
  });

  test.each([[undefined], [() => 1], [new Date()], [Number.NaN], [1n], [new Map()]])('is not %s', (value) => {
    expect(jsonProblem({ a: { b: value } })).toEqual({ field: 'a.b', message: 'This is not plain JSON' });
  });

  test('has no text that a database cannot store', () => {
    expect(jsonProblem({ a: 'x\0' })?.field).toBe('a');
    expect(jsonProblem({ 'k\0': 1 })).not.toBeNull();
  });
});
