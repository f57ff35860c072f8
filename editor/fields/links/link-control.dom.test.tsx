import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LinkPart } from '#domain/page/parts.ts';
import { linkModal } from '#web/src/modals/link-modal.ts';
import { loadSitePages } from '../../site/navigation/site-pages.ts';
import { LinkControl } from './link-control.tsx';

vi.mock('../pickers/form-options.ts', () => ({
  loadForms: async () => [{ value: 'general', label: 'General question' }],
}));
vi.mock('../../site/navigation/site-pages.ts', () => ({ loadSitePages: vi.fn(async () => []) }));

afterEach(cleanup);

/** The control with a link as state. */
function edit(link: LinkPart) {
  const onChange = vi.fn();
  function Edited() {
    const [value, setValue] = useState(link);
    return (
      <LinkControl
        label="Link"
        value={value}
        onChange={(changed) => {
          setValue(changed);
          onChange(changed);
        }}
      />
    );
  }
  render(<Edited />);

  return { last: (): LinkPart => onChange.mock.lastCall?.[0] };
}

const opens = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Without an address it opens' });

test('every offered action opens a modal; a form of the site is chosen by name', async () => {
  const { last } = edit({ text: 'Go', href: '' });
  const offered = [...opens().options].map(({ value }) => value).filter((value) => value !== '');
  expect(offered).toEqual([
    'estimate',
    'schedule-tour',
    'contact-agent',
    'share',
    'sign-in',
    'vow-facts',
    'video:',
    'form:',
  ]);

  for (const action of offered) {
    fireEvent.change(opens(), { target: { value: action } });
    if (action === 'form:') {
      await screen.findByRole('option', { name: 'General question' });
      fireEvent.change(screen.getByLabelText('Form'), { target: { value: 'general' } });
    }
    if (action === 'video:') {
      const address = screen.getByRole('textbox', { name: 'Video' });
      fireEvent.change(address, { target: { value: 'https://vimeo.com/1' } });
      fireEvent.blur(address);
      expect(last().action).toBe('video:');
      fireEvent.change(address, { target: { value: 'https://youtu.be/dQw4w9WgXcQ' } });
      fireEvent.blur(address);
    }
    expect(linkModal(last(), { page: { path: '/', title: 'Home' } }), action).not.toBeNull();
  }
  expect(last()).toEqual({ text: 'Go', href: '', action: 'form:general' });
});

test('an action replaces the URL, which would take precedence', () => {
  const { last } = edit({ text: 'Go', href: '/sell' });

  fireEvent.change(opens(), { target: { value: 'estimate' } });
  expect(last()).toEqual({ text: 'Go', href: '', action: 'estimate' });

  fireEvent.change(opens(), { target: { value: '' } });
  expect(last()).toEqual({ text: 'Go', href: '', action: '' });
});

test('an unknown action is preserved until another one is chosen', () => {
  edit({ text: 'Go', action: 'dance' });

  expect(opens().value).toBe('dance');
});

test('a URL can be typed, with the site’s pages as suggestions if they could be loaded', async () => {
  vi.mocked(loadSitePages).mockResolvedValueOnce([{ path: '/sell', name: 'Selling' }]);
  edit({ text: 'Go', href: '' });
  const address = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Address' });
  expect([...(address.list?.options ?? [])].map(({ value, label }) => [value, label])).toEqual([
    ['/sell', 'Selling'],
  ]);
  cleanup();

  vi.mocked(loadSitePages).mockRejectedValueOnce(new Error('down'));
  const { last } = edit({ text: 'Go', href: '' });
  const typed = screen.getByRole('textbox', { name: 'Address' });
  fireEvent.change(typed, { target: { value: '/buy' } });
  fireEvent.blur(typed);
  expect(last()).toEqual({ text: 'Go', href: '/buy' });
});
