import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateProblems } from '#domain/parts/check-state.ts';
import type { Parts } from '#domain/parts/declaration.ts';
import { nameProblem, strapFiles } from './lib/strap-files.ts';

/** Beside the other straps, where its imports lead; the dot keeps it out of the registry. */
const folder = mkdtempSync(join(import.meta.dirname, '../web/strap-plugins/.new-strap-'));
const files = strapFiles('opening-hours');

beforeAll(() => {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (file: string) => import(/* @vite-ignore */ `../web/strap-plugins/${basename(folder)}/${file}`);

test('a new strap has the five files of every strap', () => {
  expect(Object.keys(files).sort()).toEqual(['fixtures.ts', 'index.ts', 'parts.ts', 'view.css', 'view.tsx']);
});

test('a new strap passes the contract test', async () => {
  const { default: strap } = await load('index.ts');
  const { fixtures } = await load('fixtures.ts');
  const members = Object.keys(strap.defaultState).sort();

  expect(strap).toMatchObject({ name: 'strap-opening-hours', label: 'Opening hours', set: 'original' });
  expect(strap.description).toMatch(/\.$/);
  expect(Object.values<Parts[string]>(strap.parts).map(({ label }) => label)).toEqual(['Heading', 'Text']);
  for (const state of [strap.defaultState, ...Object.values<object>(fixtures)]) {
    expect(stateProblems(strap.parts, state)).toEqual([]);
    expect(Object.keys(state).sort()).toEqual(members);
    const html = renderToString(createElement(strap.View, { id: 's1', state, data: null, isEditing: false }));
    expect(html).toContain('class="strap-opening-hours__body"');
  }
});

test.each(['Opening Hours', '../kit', '', '-x', 'x--y', '9lives'])(
  '%j is no valid name for a strap',
  (name) => {
    expect(nameProblem(name)).toContain('is no name for a strap');
  },
);
