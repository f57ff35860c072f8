import { expect, test } from 'vitest';
import { submissionBody } from './submission.ts';

const filled = {
  viewId: 'v-1',
  values: [{ name: 'name', value: 'Dee' }],
  pageUrl: 'http://edmonton.localhost/contact',
};

test('a submission holds the fields and the address of the page [R7.087]', () => {
  expect(submissionBody(filled)).toEqual({
    submission: { name: 'Dee', pageUrl: 'http://edmonton.localhost/contact' },
    extra_data: {},
    viewId: 'v-1',
    captcha: '',
  });
});

test('a submission about a listing has its id next to the fields [R7.088]', () => {
  const body = submissionBody({ ...filled, listingId: 'l-1', captcha: '12345' });

  expect(body).toMatchObject({ extra_data: { listingID: 'l-1' }, captcha: '12345' });
});

test('a submission says where it was sent and what the visitor agreed to', () => {
  const body = submissionBody({ ...filled, source: 'modal', consent: 'You agree.' });

  expect(body.extra_data).toEqual({ source: 'modal', consent: 'You agree.' });
});
