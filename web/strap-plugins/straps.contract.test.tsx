import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '#domain/page/page.ts';
import type { Parts } from '#domain/parts/declaration.ts';
import { headingPartSchema } from '#domain/parts/part-schema.ts';
import { repairState } from '#domain/parts/repair-state.ts';
import { loadFields } from '#editor/fields/load-fields.ts';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import type { AnyStrap } from './kit/define-strap.ts';
import { HeadingLevels, headingLevels } from './kit/heading-levels.ts';

type Folder = { default: AnyStrap };
type Fixtures = { fixtures: Record<string, State>; data?: unknown };

const FOLDERS = {
  ...import.meta.glob<Folder>('./*/index.ts', { eager: true }),
  ...import.meta.glob<Folder>('../src/templates/{headers,heroes,footers}/*/index.ts', { eager: true }),
};
const FIXTURES = {
  ...import.meta.glob<Fixtures>('./*/fixtures.ts', { eager: true }),
  ...import.meta.glob<Fixtures>('../src/templates/{headers,heroes,footers}/*/fixtures.ts', { eager: true }),
};
const PARTS = {
  ...import.meta.glob<Parts>('./*/parts.ts', { eager: true, import: 'parts' }),
  ...import.meta.glob<Parts>('../src/templates/{headers,heroes,footers}/*/parts.ts', {
    eager: true,
    import: 'parts',
  }),
};
const PREFIXES: Record<string, string> = { headers: 'header', heroes: 'hero', footers: 'footer' };

function keyOf(path: string): string {
  const [kind = '', folder = ''] = path.split('/').slice(-3);

  return `${PREFIXES[kind] ?? 'strap'}-${folder}`;
}

function render({ View }: AnyStrap, state: State, data: unknown, isEditing = false): string {
  return renderToString(
    <TestFrame>
      <View id="s1" state={state} data={data} isEditing={isEditing} />
    </TestFrame>,
  );
}

/** The state; if it has a title, also with titles of level one and two and without any. */
function withTitles(state: State): State[] {
  if (!headingPartSchema.safeParse(state.title).success) return [state];
  const titles = [
    { html: 'A title', size: 'h1' },
    { html: 'A title', size: 'h2' },
    { html: '', size: 'h2' },
  ];

  return [state, ...titles.map((title) => ({ ...state, title }))];
}

describe.each(Object.entries(FOLDERS))('%s', (path, { default: strap }) => {
  const { fixtures = {}, data = null } = FIXTURES[path.replace('index.ts', 'fixtures.ts')] ?? {};

  beforeAll(async () => {
    // Loads what a view loads lazily, so that it renders at once below.
    await prerender(
      <TestFrame>
        <strap.View id="s1" state={strap.defaultState} data={data} isEditing={false} />
      </TestFrame>,
      { onError: () => undefined },
    );
  });

  test('is named after its folder', () => {
    expect(strap.name).toBe(keyOf(path));
  });

  test('has a name and a description for agents', () => {
    expect(strap.label).not.toBe('');
    expect(strap.description).toMatch(/\.$/);
    expect(['original', 'utility', 'internal']).toContain(strap.set);
  });

  test('has fixtures with the complete state', () => {
    expect(Object.keys(fixtures)).not.toHaveLength(0);
    for (const state of Object.values(fixtures)) {
      expect(Object.keys(state).sort()).toEqual(Object.keys(strap.defaultState).sort());
    }
  });

  test('renders its default and every fixture on the server, for visitors and in the editor', () => {
    for (const state of [strap.defaultState, ...Object.values(fixtures)]) {
      expect(() => render(strap, state, data)).not.toThrow();
      expect(() => render(strap, state, null)).not.toThrow();
      expect(() => render(strap, state, data, true)).not.toThrow();
    }
  });

  const testWithData = data === null ? () => undefined : test;
  testWithData('heads what it lists one level below its title, or on the second level', () => {
    for (const state of [strap.defaultState, ...Object.values(fixtures)].flatMap(withTitles)) {
      const html = renderToString(
        <TestFrame>
          <HeadingLevels value={headingLevels(state)}>
            <strap.View id="s1" state={state} data={data} isEditing={false} />
          </HeadingLevels>
        </TestFrame>,
      );
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    }
  });

  test('has a field for every part of its state', async () => {
    const fields = await loadFields(strap);

    expect(Object.keys(fields).sort()).toEqual(Object.keys(strap.defaultState).sort());
  });

  test('has the parts that its folder declares to the server', () => {
    expect(strap.parts).toBe(PARTS[path.replace('index.ts', 'parts.ts')]);
  });

  test('has defaults and fixtures that match its parts', () => {
    for (const state of [strap.defaultState, ...Object.values(fixtures)])
      expect(repairState(strap.parts, state).problems).toEqual([]);
  });

  test('has a state that JSON can represent', () => {
    expect(JSON.parse(JSON.stringify(strap.defaultState))).toEqual(strap.defaultState);
  });

  test('leaves a current state unchanged when upgrading', () => {
    for (const upgrade of strap.upgrades ?? []) {
      expect(upgrade(strap.defaultState)).toEqual(strap.defaultState);
    }
  });
});
