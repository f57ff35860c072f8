import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NavItem } from '#domain/site/website.ts';
import { LinkListControl } from './link-list-control.tsx';
import { NavControl } from './nav-control.tsx';

vi.mock('./site-pages.ts', () => ({ loadSitePages: async () => [{ path: '/about', name: 'About us' }] }));

let nav: readonly NavItem[] = [];
beforeEach(() => {
  nav = [
    { label: 'Buy', href: '/search' },
    { label: 'Sell', href: '/sell' },
  ];
});
afterEach(cleanup);

function Form() {
  const [items, setItems] = useState(nav);
  nav = items;

  return <NavControl label="Navigation" value={items} onChange={setItems} />;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an item moves up and into a group, and retains the focus', () => {
  render(<Form />);

  press('Move Sell up');
  expect(nav.map(({ label }) => label)).toEqual(['Sell', 'Buy']);
  expect(document.activeElement?.textContent).toBe('Sell');
  press('Put Buy into the group above');
  expect(nav).toEqual([{ label: 'Sell', href: '/sell', dropdown: [{ label: 'Buy', href: '/search' }] }]);
  expect(document.activeElement?.textContent).toBe('Buy');
  press('Take Buy out of its group');
  expect(nav.map(({ label }) => label)).toEqual(['Sell', 'Buy']);
});

test('a new item is open with its text, and targets a page of the site or a URL', async () => {
  render(<Form />);
  press('Add to the Navigation');
  await act(async () => {});

  fireEvent.change(screen.getByRole('combobox', { name: 'Leads to' }), { target: { value: 'page' } });
  expect(nav.at(-1)).toMatchObject({ label: 'New page', href: '/about' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Leads to' }), { target: { value: 'mail' } });
  const address = screen.getByRole('textbox', { name: 'An e-mail address' });
  fireEvent.change(address, { target: { value: 'hello@oak.example' } });
  fireEvent.blur(address);
  expect(nav.at(-1)?.href).toBe('mailto:hello@oak.example');
});

test('an item is removed, and a group with its last item', () => {
  nav = [{ label: 'Areas', href: '/', dropdown: [{ label: 'North', href: '/north' }] }];
  render(<Form />);

  press('Remove North');
  expect(nav).toEqual([{ label: 'Areas', href: '/' }]);
});

test('a link whose text the site fills is named in words', () => {
  const links = [{ text: '{office.phone}', href: 'tel:', type: 'link' as const }];
  render(<LinkListControl label="Contact links" value={links} onChange={() => {}} />);

  expect(screen.getByRole('button', { name: 'Office phone', expanded: false })).toBeDefined();
});
