import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import type { AnyStrap, StrapSet } from '#web/strap-plugins/kit/define-strap.ts';
import { StrapPicker } from './strap-picker.tsx';

// jsdom has the element without its behaviour.
const miniatures = new Map<string, Element>();
beforeAll(() => {
  stubDialogs();
  vi.stubGlobal('IntersectionObserver', SeesAll);
});
vi.mock('./picked-preview.tsx', () => ({ PickedPreview: () => null }));
vi.mock('./section-miniatures.ts', () => ({ loadMiniatures: async () => miniatures }));
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(() => {
  cleanup();
  miniatures.clear();
  localStorage.clear();
});

/** Everything is on the screen. */
class SeesAll {
  private readonly onSeen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    this.onSeen = onSeen;
  }
  observe() {
    this.onSeen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

function strap(name: string, label: string, set: StrapSet, description: string): AnyStrap {
  return { name, label, set, description, parts: {}, defaultState: {}, View: () => null };
}

const straps = [
  strap('strap-text', 'Text', 'original', 'A heading and running text.'),
  strap('strap-image', 'Image', 'original', 'One image with a caption.'),
  strap('strap-listing-search', 'Listing search', 'utility', 'The search with its filters.'),
];

function open(changed: Partial<ComponentProps<typeof StrapPicker>> = {}) {
  const onInsert = vi.fn();
  const onClose = vi.fn();
  const onWant = vi.fn();
  const props = { straps, onWant, after: 'Text: Welcome', hasHero: true, onInsert, onClose, ...changed };
  render(<StrapPicker {...props} />);

  return { onInsert, onClose, onWant };
}

const insert = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Insert' });
const choices = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

test('Insert is disabled until a strap is chosen, then passes its key [R2.321]', () => {
  const { onInsert } = open();
  expect(insert().disabled).toBe(true);

  fireEvent.click(screen.getByRole('radio', { name: /^Image/ }));
  expect(insert().disabled).toBe(false);
  fireEvent.click(insert());

  expect(onInsert.mock.calls).toEqual([['strap-image']]);
});

test('straps are grouped by set, with label and description', () => {
  open();

  expect(screen.getByRole('group', { name: 'Content' }).querySelectorAll('input')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Functional' }).textContent).toContain(
    'The search with its filters.',
  );
});

test('straps of markup are folded at the end, unless they are searched for', () => {
  open({ straps: [strap('strap-html', 'HTML', 'utility', 'Markup of your own.'), ...straps] });
  const markup = () => screen.getByRole('radio', { name: /^HTML/, hidden: true });

  expect(choices().at(-1)).toBe('strap-html');
  expect(markup().closest('details')?.open).toBe(false);
  fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: 'html' } });
  expect(markup().closest('details')).toBeNull();
});

test('searching covers labels and descriptions and clears the choice', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: /^Image/ }));

  fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: ' FILTERS ' } });

  expect(choices()).toEqual(['strap-listing-search']);
  expect(insert().disabled).toBe(true);
});

test('the set of the best match comes first, and a double click inserts a strap', () => {
  const prose = strap('strap-prose', 'Prose', 'original', 'Text for a listing.');
  const { onInsert } = open({ straps: [prose, ...straps] });
  fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: 'listing' } });
  expect(choices()).toEqual(['strap-listing-search', 'strap-prose']);

  fireEvent.click(screen.getByRole('radio', { name: /^Prose/ }));
  fireEvent.doubleClick(screen.getByText('Prose'));
  expect(onInsert).toHaveBeenCalledWith('strap-prose');
});

test('a topic leaves its straps and ends when something is searched', () => {
  open();
  const homes = screen.getByRole('button', { name: 'Homes' });
  fireEvent.click(homes);

  expect(homes.getAttribute('aria-pressed')).toBe('true');
  expect(choices()).toEqual(['strap-listing-search']);
  expect(screen.getByRole('status').textContent).toBe('1 section');
  // A topic without straps is not offered.
  expect(screen.queryByRole('button', { name: 'News' })).toBeNull();

  fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: 'caption' } });
  expect(choices()).toEqual(['strap-image']);
  expect(screen.queryByRole('button', { name: 'Homes' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: '' } });
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  expect(choices()).toHaveLength(3);
});

test('a search without a match shows a message', () => {
  open();
  fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: 'zzz' } });

  expect(screen.getByRole('status').textContent).toBe('No section matches “zzz”.');
  fireEvent.click(screen.getByRole('button', { name: 'Show all sections' }));
  expect(choices()).toHaveLength(3);
});

test('the picker shows how many straps were found, and after which one the new one is inserted', () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('3 sections');
  expect(screen.getByText('It goes after “Text: Welcome”.')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: 'caption' } });

  expect(screen.getByRole('status').textContent).toBe('1 section');
});

test('on a page without straps the new one is below the hero, or the first', () => {
  open({ after: null });
  expect(screen.getByText('It goes below the hero.')).toBeTruthy();
  cleanup();

  open({ after: null, hasHero: false });
  expect(screen.getByText('It goes first on the page.')).toBeTruthy();
});

test('the straps inserted last come first the next time', () => {
  const { onInsert } = open();
  fireEvent.click(screen.getByRole('radio', { name: /^Listing search/ }));
  fireEvent.click(insert());
  cleanup();
  expect(onInsert).toHaveBeenCalledWith('strap-listing-search');

  open();

  const recent = screen.getByRole('group', { name: 'Used last' });
  expect([...recent.querySelectorAll('input')].map(({ value }) => value)).toEqual(['strap-listing-search']);
});

test('the down arrow moves from the search to the first strap, Enter inserts the chosen one', () => {
  const { onInsert } = open();
  const search = screen.getByLabelText('Search sections');
  search.focus();
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Text/ }));
  fireEvent.keyDown(document.activeElement ?? search, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Image/ }));

  fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? search);

  expect(onInsert).toHaveBeenCalledWith('strap-image');
});

test('until the server has rendered the straps, each is shown by its own picture', () => {
  open({ straps: [strap('strap-gallery', 'Gallery', 'original', 'Pictures.'), ...straps] });
  const pictures = screen
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('img')?.getAttribute('src'));

  expect(pictures[0]).toMatch(/gallery\/picture\.webp/);
  expect(new Set(pictures).size).toBe(new Set(choices()).size);
});

test('a strap is shown as the server renders it in the look of the site, else by its picture or a placeholder', async () => {
  miniatures.set(
    'strap-image',
    Object.assign(document.createElement('section'), { textContent: 'A caption' }),
  );
  open({
    straps: [{ ...straps[0], picture: '/text.webp' } as AnyStrap, ...(straps.slice(1) as AnyStrap[])],
  });
  const [text, image, search] = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  await vi.waitFor(() => expect(image?.querySelector('section')?.textContent).toBe('A caption'));
  expect(screen.getByRole('radio', { name: /^Image/ })).toBeTruthy();

  expect(text?.querySelector('img')?.getAttribute('src')).toBe('/text.webp');
  expect(text?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  await vi.waitFor(() => expect(search?.querySelector('svg, img')).not.toBeNull());
  expect(search?.querySelector('img, svg')).not.toBeNull();
});

test('the picker requests straps and shows that they are loading', () => {
  const { onWant } = open({ straps: null });

  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(onWant).toHaveBeenCalled();
});

test('Cancel and Escape insert nothing', () => {
  const { onInsert, onClose } = open();

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onInsert).not.toHaveBeenCalled();
});
