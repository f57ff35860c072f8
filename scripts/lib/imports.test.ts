import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const root = mkdtempSync(join(tmpdir(), 'strapwork-imports-'));

test.each([
  [`import { a } from './a.ts';`, 'a.ts', false, false],
  [`import type { a } from '#domain/page/page.ts';`, 'domain/page/page.ts', true, false],
  [`import { type A, type B } from './a.ts';`, 'a.ts', true, false],
  [`import React, { type A } from 'react';`, 'react', false, false],
  [`import {\n  a,\n  b,\n} from '../up.ts';`, '../up.ts', false, false],
  [`const load = () => import('./late.tsx');`, 'late.tsx', false, true],
  [`export { a } from './a.ts';`, 'a.ts', false, false],
  [`import './side.css';`, 'side.css', false, false],
])('finds %s', (text, target, typeOnly, dynamic) => {
  writeFileSync(join(root, 'x.ts'), text);

  expect(importsOf(root, 'x.ts')).toEqual([
    expect.objectContaining({ target, typeOnly, dynamic, file: 'x.ts' }),
  ]);
});
