import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERO_ID } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { type EditorContextValue, EditorProvider } from '../puck/editor-context.tsx';
import { configOf, toConfigProp } from '../puck/straps/strap-item.ts';
import type { SettingsPlace } from './settings-outline.ts';

type Change = (id: string, change: (props: Record<string, unknown>) => Record<string, unknown>) => void;
const changeProps = vi.hoisted(() => vi.fn<Change>());

vi.mock('@puckeditor/core', () => ({ Puck: { Fields: () => <p>Fields of the strap</p> } }));
vi.mock('../puck/puck-store.ts', () => ({ useChangeProps: () => changeProps }));
vi.mock('./hero-designs.tsx', () => ({ HeroDesigns: () => <p>Designs</p> }));
const { StrapSettings } = await import('./strap-settings.tsx');
const { loadStrap } = await import('#web/strap-plugins/kit/registry.ts');

const DATA = { site: { website: { theme: readyTheme('classic') } } };

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {};
  await loadStrap('strap-text');
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(place: SettingsPlace, id = 'one') {
  const onClose = vi.fn();
  const item = { type: 'strap-text', props: { id, ...toConfigProp(strapConfig()) } };
  function Opened() {
    const [at, setAt] = useState<SettingsPlace | null>(null);
    return (
      <EditorProvider value={{ data: DATA } as unknown as EditorContextValue}>
        <button type="button" onClick={() => setAt({ ...place })}>
          Open
        </button>
        {at && (
          <StrapSettings
            onBack={() => {}}
            item={item}
            place={at}
            onClose={() => {
              onClose();
              setAt(null);
            }}
          />
        )}
      </EditorProvider>
    );
  }
  render(<Opened />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);

  return { onClose, opener };
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('the settings open on the fields of the strap, with the focus on their title', () => {
  open({});

  expect(screen.getByRole('dialog', { name: 'Settings of Text' })).toBeDefined();
  expect(selected()).toBe('Content');
  expect(screen.getByText('Fields of the strap')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Text');
  expect(screen.queryByRole('tab', { name: 'Design' })).toBeNull();
});

test('settings open at a requested place, on every request', () => {
  const { opener } = open({ panel: 'transition' });
  const summary = () => screen.getByText('Change of pictures').closest('summary');
  expect(selected()).toBe('Background');
  expect(document.activeElement).toBe(summary());

  fireEvent.click(screen.getByRole('tab', { name: 'Style' }));
  expect(selected()).toBe('Style');
  fireEvent.click(opener);
  expect(selected()).toBe('Background');
  expect(document.activeElement).toBe(summary());
});

test('arrow keys cycle through the tabs; the hero has its designs too', () => {
  open({}, HERO_ID);
  const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names).toEqual(['Content', 'Design', 'Style', 'Background']);

  fireEvent.keyDown(screen.getByRole('tab', { name: 'Content' }), { key: 'ArrowLeft' });
  expect(selected()).toBe('Background');
  expect(document.activeElement?.textContent).toBe('Background');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Background' }), { key: 'ArrowRight' });
  expect(selected()).toBe('Content');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Content' }), { key: 'ArrowRight' });
  expect(screen.getByText('Designs')).toBeDefined();
});

test('settings are stored in the configuration of the strap', () => {
  open({ tab: 'style' });
  fireEvent.click(screen.getByRole('radio', { name: 'Alternate' }));
  const [id, change] = changeProps.mock.lastCall ?? [];
  const props = change?.({ $title: 'kept', ...toConfigProp(strapConfig()) });

  expect(id).toBe('one');
  expect(props?.$title).toBe('kept');
  expect(configOf(props ?? {}).style.theme).toBe('alternate');
});

test('Escape closes the settings and restores the focus', () => {
  const { onClose, opener } = open({ panel: 'images' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(opener);
});
