import { expect, test } from 'vitest';
import { readSite } from '../data/read-site.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { linkModal } from './link-modal.ts';
import { modalHref } from './modal-href.ts';
import type { ModalRequest } from './modal-request.ts';

const site = readSite(testSiteResponse(), 'http://localhost');
const page = { path: '/sell?ask=1', title: 'Poplar & Main' };
const listing = { id: 'a1', mls: 'E4412345', path: '/for-sale/e4412345', address: '10234 82 Avenue NW' };

test.each([
  ['estimate', { kind: 'estimate', props: {} }],
  ['vow-facts', { kind: 'vow-facts', props: {} }],
  ['sign-in', { kind: 'auth', props: {} }],
  ['schedule-tour', { kind: 'tour', props: { listing } }],
  ['contact-agent', { kind: 'contact', props: { listing } }],
  ['form:stock/general', { kind: 'form', props: { formId: 'stock/general', listing } }],
  ['form:', null],
  ['share', { kind: 'share', props: { path: '/for-sale/e4412345', title: '10234 82 Avenue NW' } }],
  ['video:https://youtu.be/dQw4w9WgXcQ', { kind: 'video', props: { id: 'dQw4w9WgXcQ', title: 'x' } }],
  ['video:https://vimeo.com/1', null],
  ['video:', null],
  ['constructor', null],
  [undefined, null],
])('the action %s opens %j', (action, request) => {
  expect(linkModal({ text: 'x', action }, { page, listing })).toEqual(request);
});

test('outside a listing a link shares its page', () => {
  expect(linkModal({ text: 'x', action: 'share' }, { page })).toEqual({
    kind: 'share',
    props: { ...page, isPage: true },
  });
});

test('a URL takes precedence over the action', () => {
  expect(linkModal({ text: 'x', action: 'estimate', href: '/sell' }, { page })).toBeNull();
});

test.each<[ModalRequest, string]>([
  [{ kind: 'estimate', props: {} }, '/_forms/home-evaluation'],
  [{ kind: 'tour', props: { listing } }, '/_forms/tour?listing=a1'],
  [{ kind: 'form', props: { formId: 'our/own form' } }, '/_forms/our%2Fown%20form'],
  [{ kind: 'auth', props: {} }, '/account/sign-in?returnTo=%2Fa%3Fb%3D1'],
  [
    { kind: 'auth', props: { pending: { action: 'save-search', url: '/search' } } },
    '/account/sign-up?returnTo=%2Fa%3Fb%3D1%23save-search',
  ],
  [
    { kind: 'auth', props: { pending: { action: 'add-favourite', listingId: 'E1' } } },
    '/account/sign-up?returnTo=%2Fa%3Fb%3D1%23favourite-E1',
  ],
  [{ kind: 'saved', props: {} }, '#saved'],
  [{ kind: 'save-search', props: { url: '/search' } }, '#save-search'],
  [{ kind: 'vow-facts', props: {} }, '/privacy-policy'],
  [
    { kind: 'video', props: { id: 'dQw4w9WgXcQ', title: 'x' } },
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    { kind: 'share', props: { path: '/for-sale/x', title: '1 & 2 Main St' } },
    'mailto:?subject=1%20%26%202%20Main%20St&body=http%3A%2F%2Flocalhost%2Ffor-sale%2Fx',
  ],
])('without JavaScript %j links to %s', (request, href) => {
  expect(modalHref(request, site, '/a?b=1')).toBe(href);
});
