import { expect, test } from 'vitest';
import { describePartChange } from './describe-change.ts';

const header = {
  name: 'header-basic',
  nav: [{ label: 'Buy', href: '/search' }],
  state: { tagline: 'Since' },
};

test('typing in one field is one step, also in an item of a list', () => {
  expect(describePartChange('header', header, { ...header, state: { tagline: 'Since 19' } }).key).toBe(
    'header/state.tagline',
  );
  const nav = [{ label: 'Buying', href: '/search' }];
  expect(describePartChange('header', header, { ...header, nav })).toMatchObject({
    key: 'header/nav.0.label',
    label: 'Header: changed',
  });
});

test('changes of the template and of a list are separate steps', () => {
  expect(describePartChange('header', header, { ...header, name: 'header-neo' }).key).toBeNull();
  expect(describePartChange('header', header, { ...header, nav: [] }).key).toBeNull();
});
