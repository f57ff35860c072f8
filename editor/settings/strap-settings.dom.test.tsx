import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERO_ID } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { ReviewsView } from '#web/strap-plugins/reviews/view.tsx';
import { TextControl } from '../fields/control-field.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { readFieldHandle } from '../media/part-path.ts';
import { type EditorContextValue, EditorProvider } from '../puck/editor-context.tsx';
import { configOf, toConfigProp } from '../puck/straps/strap-item.ts';
import type { SettingsPlace } from './settings-outline.ts';

type Change = (id: string, change: (props: Record<string, unknown>) => Record<string, unknown>) => void;
const changeProps = vi.hoisted(() => vi.fn<Change>());

vi.mock('@puckeditor/core', () => ({ Puck: { Fields: () => <TestFields /> } }));
vi.mock('../puck/puck-store.ts', () => ({ useChangeProps: () => changeProps }));
vi.mock('./hero-designs.tsx', () => ({ HeroDesigns: () => <p>Designs</p> }));
const { StrapSettings } = await import('./strap-settings.tsx');
const { loadStrap } = await import('#web/strap-plugins/kit/registry.ts');

function TestFields() {
  const [item, setItem] = useState<number | null>(null);

  return (
    <>
      <p>Fields of the strap</p>
      <fieldset className="editor-group">
        <legend className="editor-label">Reviews</legend>
        <ItemList
          label="Reviews"
          items={['Ada', 'Bo']}
          nameOf={(name) => name}
          fieldsOf={(name) => <TextControl label="Who wrote it" value={name} onChange={() => {}} />}
          open={item}
          onOpen={setItem}
          onMove={() => {}}
          onRemove={() => {}}
        />
      </fieldset>
    </>
  );
}

const DATA = { site: { website: { theme: readyTheme('classic') }, themeCss: ':root{--color-bg:#123456}' } };

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {};
  await Promise.all(['strap-text', 'strap-reviews'].map(loadStrap));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(place: SettingsPlace, id = 'one', type = 'strap-text') {
  const onClose = vi.fn();
  const item = { type, props: { id, ...toConfigProp(strapConfig()) } };
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

test('settings open at a field of an item of a list, as where the author of a review is pressed on the page', async () => {
  const review = { stars: 5, text: { html: '' }, author: 'Bo', source: '', date: '', href: '' };
  const state = { items: [review, review] };
  const { container } = render(<ReviewsView id="one" state={state as never} data={null} isEditing />);
  const pressed = container.querySelectorAll('strong')[1]?.getAttribute('data-edit-part') ?? '';

  open({ field: readFieldHandle(pressed) ?? '' }, 'one', 'strap-reviews');
  const author = await screen.findByLabelText<HTMLInputElement>('Who wrote it');
  await waitFor(() => expect(document.activeElement).toBe(author));
  expect(author.value).toBe('Bo');
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
  // The samples have the colours of the theme that is edited.
  expect(getComputedStyle(document.documentElement).getPropertyValue('--color-bg')).toBe('#123456');
  fireEvent.click(screen.getByRole('radio', { name: 'Alternate' }));
  const [id, change] = changeProps.mock.lastCall ?? [];
  const props = change?.({ $title: 'kept', ...toConfigProp(strapConfig()) });

  expect(id).toBe('one');
  expect(props?.$title).toBe('kept');
  expect(configOf(props ?? {}).style.theme).toBe('alternate');
});

test.each([
  {
    layout: 'follows the setting',
    offered: ['Left', 'Centered', 'Right', 'Justify'],
    at: { left: 0, centered: 40, right: 80, justify: 1 },
  },
  {
    layout: 'draws centred words at the left',
    offered: ['Left', 'Right'],
    at: { left: 0, centered: 0, right: 80, justify: 0 },
  },
  { layout: 'places its words itself', offered: [], at: { left: 0, centered: 0, right: 0, justify: 0 } },
])('an alignment can be chosen where the layout $layout: $offered', async ({ offered, at }) => {
  const canvas = document.createElement('iframe');
  canvas.id = 'preview-frame';
  document.body.append(canvas);
  const page = canvas.contentDocument;
  const strap = page?.createElement('section');
  if (!page || !strap) throw new Error('The canvas has no document');
  strap.setAttribute('data-puck-component', 'one');
  strap.className = 'strap is-centered';
  strap.innerHTML = '<h2 class="heading" style="text-align: start">A</h2>';
  strap.scrollIntoView = () => {};
  page.body.append(strap);
  page.createRange = () =>
    ({
      selectNodeContents: () => {},
      getClientRects: () => [
        { left: at[strap.className.slice('strap is-'.length) as keyof typeof at], right: 100 },
      ],
    }) as unknown as Range;

  open({ tab: 'style' });
  const names = () => screen.queryAllByRole('radio', { name: /^(Left|Centered|Right|Justify)$/ });
  await waitFor(() => expect(names().map((radio) => radio.closest('label')?.textContent)).toEqual(offered));
  expect(screen.queryByText(/^In this layout the words have their own place/) !== null).toBe(
    offered.length === 0,
  );
  expect(strap.className).toBe('strap is-centered');
  canvas.remove();
});

test('Escape closes the settings and restores the focus', () => {
  const { onClose, opener } = open({ panel: 'images' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(opener);
});
