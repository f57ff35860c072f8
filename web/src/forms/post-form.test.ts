// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Execute } from '../data/document.ts';
import { postForm } from './post-form.ts';

function post(fields: Record<string, string>, answer: unknown = { formId: 'contact-agent' }, headers = {}) {
  const execute = vi.fn(async () => ({ data: { submitForm: answer }, failures: [] }));
  const request = new Request('http://localhost/_forms/contact-agent', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ _viewId: 'v-1', _pageUrl: 'http://localhost/contact?a=1', ...fields }),
  });

  return { execute, response: postForm(request, execute as unknown as Execute) };
}

test('a posted form is sent on and leads back to its page, which says thanks', async () => {
  const { execute, response } = post({ 'field:name': 'Ada', _listingId: 'E1', other: 'x' });

  expect((await response).status).toBe(303);
  expect((await response).headers.get('location')).toBe('/contact?a=1&sent=contact-agent');
  expect(execute).toHaveBeenCalledWith(expect.anything(), {
    input: {
      formId: 'contact-agent',
      viewId: 'v-1',
      values: [{ name: 'name', value: 'Ada' }],
      pageUrl: 'http://localhost/contact?a=1',
      listingId: 'E1',
      captcha: null,
    },
  });
});

test('a refused form leads back to its page, which says what is wrong', async () => {
  const { response } = post({}, { message: 'These are not the numbers', field: 'captcha' });

  expect((await response).headers.get('location')).toBe('/contact?a=1&unsent=contact-agent%3Acaptcha');
});

test('a form never leads to another site', async () => {
  const { response } = post({ _pageUrl: 'https://elsewhere.example/x' });

  expect((await response).headers.get('location')).toBe('/?sent=contact-agent');
});

test('a form that another site posts is not taken', async () => {
  const { execute, response } = post({}, {}, { origin: 'https://elsewhere.example' });

  expect((await response).status).toBe(403);
  expect(execute).not.toHaveBeenCalled();
});
