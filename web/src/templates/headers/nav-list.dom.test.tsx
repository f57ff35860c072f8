import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { NavItem } from '#domain/site/website.ts';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { NavList } from './nav-list.tsx';

afterEach(cleanup);

const ITEMS: NavItem[] = [
  { label: 'About', href: '/about', dropdown: [{ label: 'Our team', href: '/team' }] },
  { label: 'Homes', href: '/search', dropdown: [{ label: 'All homes', href: '/search' }] },
  { label: 'Contact', href: '/contact' },
];

function show(popover?: 'auto') {
  render(
    <TestFrame>
      <div popover={popover}>
        <NavList items={ITEMS} name="nav" />
      </div>
    </TestFrame>,
  );
  const [about] = document.getElementsByTagName('details');
  if (!about) throw new Error('There is no group');
  about.open = true;

  return about;
}

const addresses = () => [...document.getElementsByTagName('a')].map((link) => link.getAttribute('href'));

test('a group starts with its own page, unless a subpage is the same', () => {
  show();

  expect(addresses()).toEqual(['/about', '/team', '/search', '/contact']);
});

test('a row of many entries has its last ones in a group as well, with their pages', () => {
  const items = ['One', 'Two', 'Three', 'Four'].map((label) => ({ label, href: `/${label}` }));
  const { rerender } = render(<NavList items={[...items, ...ITEMS]} name="nav" hasMore />, {
    wrapper: TestFrame,
  });
  const more = () => document.querySelector('.nav-list__more');

  expect([...(more()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'About',
    'Our team',
    'All homes',
    'Contact',
  ]);
  expect(document.querySelectorAll('.nav-list__rest')).toHaveLength(3);

  rerender(<NavList items={[...items, ...ITEMS]} name="nav" />);
  expect(more()).toBeNull();
  rerender(<NavList items={items} name="nav" hasMore />);
  expect(more()).toBeNull();
});

test('an external item opens in a new tab [R3.057]', () => {
  render(
    <TestFrame>
      <NavList
        items={[{ label: 'News', href: 'https://news.example', linkOut: true }, ...ITEMS]}
        name="nav"
      />
    </TestFrame>,
  );

  expect(screen.getByText('News').closest('a')?.target).toBe('_blank');
  expect(screen.getByText('Contact').closest('a')?.target).toBe('');
});

test('a group of a header closes when the focus leaves it, not while it stays inside', () => {
  const about = show();

  fireEvent.blur(screen.getByText('About', { selector: 'summary' }), {
    relatedTarget: screen.getByText('Our team'),
  });
  expect(about.open).toBe(true);
  fireEvent.blur(screen.getByText('Our team'), { relatedTarget: screen.getByText('Contact') });
  expect(about.open).toBe(false);
});

test('a group of a drawer stays open while links below it are pressed', () => {
  const about = show('auto');

  fireEvent.blur(screen.getByText('Our team'), { relatedTarget: screen.getByText('Contact') });

  expect(about.open).toBe(true);
});

test('equal entries are preserved while an agent reorders others', () => {
  const page = { label: 'Page', href: '/' };
  const [about, , contact] = ITEMS as [NavItem, NavItem, NavItem];
  const frame = (items: NavItem[]) => (
    <TestFrame>
      <NavList items={items} name="nav" />
      <LinkList links={items.map(({ label, href }) => ({ text: `Link ${label}`, href, type: 'link' }))} />
    </TestFrame>
  );
  const { rerender } = render(frame([contact, page, page, about]));

  rerender(frame([about, page, page, contact]));

  expect(screen.getAllByText('Page')).toHaveLength(2);
  expect(screen.getAllByText('Link Page')).toHaveLength(2);
});
