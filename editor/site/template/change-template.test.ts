import { expect, test } from 'vitest';
import type { Header } from '#domain/site/website.ts';
import { changeTemplate } from './change-template.ts';

const header: Header = {
  name: 'header-neo',
  nav: [{ label: 'Buy', href: '/search' }],
  state: { linkList1: [{ text: 'Call' }], cta: { text: 'Write', href: '/contact' } },
  config: { style: { theme: 'feature' } },
};
const horizon = {
  name: 'header-horizon',
  defaultState: { nav: [], linkList1: [], linkList2: [], tagline: '' },
};

test('another template retains navigation, links and colours, and has the defaults of its own parts', () => {
  expect(changeTemplate(header, horizon)).toEqual({
    ...header,
    name: 'header-horizon',
    state: { ...header.state, tagline: '' },
  });
});

test('returning to the old template restores its own members', () => {
  const neo = { name: 'header-neo', defaultState: { cta: { text: 'Contact', href: '/contact' } } };

  expect(changeTemplate(changeTemplate(header, horizon), neo).state.cta).toEqual(header.state.cta);
});
