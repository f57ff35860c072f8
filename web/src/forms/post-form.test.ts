import { describe, expect, test, vi } from 'vitest';
import type { Execute } from '../data/document.ts';
import { withRequestLanguage } from '../data/request-language.ts';
import { postForm } from './post-form.ts';
import { testForm } from './test-form.ts';

function post(
  fields: Record<string, string>,
  result: unknown = { formId: 'contact-agent' },
  headers = {},
  more = {},
) {
  const execute = vi.fn(async () => ({ data: { submitForm: result, ...more }, failures: [] }));
  const request = new Request('http://localhost/_forms/contact-agent', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ _viewId: 'v-1', _pageUrl: 'http://localhost/contact?a=1', ...fields }),
  });

  return { execute, response: postForm(request, execute as unknown as Execute) };
}

async function answered(outcome: ReturnType<typeof postForm>): Promise<Response> {
  const response = await outcome;
  if (!(response instanceof Response)) throw new Error('The form was rejected');

  return response;
}

test('a posted form is submitted and redirects to its page, which says thanks', async () => {
  const { execute, response } = post({ 'field:name': 'Ada', _listingId: 'E1', other: 'x' });

  expect((await answered(response)).status).toBe(303);
  expect((await answered(response)).headers.get('location')).toBe('/contact?a=1&sent=contact-agent');
  expect(execute).toHaveBeenCalledWith(expect.anything(), {
    input: {
      formId: 'contact-agent',
      viewId: 'v-1',
      values: [{ name: 'name', value: 'Ada' }],
      pageUrl: 'http://localhost/contact?a=1',
      listingId: 'E1',
      captcha: null,
      source: null,
      consent: null,
      trap: null,
    },
  });
});

test('a rejected form is returned with its values and the error', async () => {
  const rejection = { message: 'These are not the numbers', field: 'captcha' };
  const { response } = post({ 'field:name': 'Ada' }, rejection);

  expect(await response).toEqual({
    page: new URL('http://localhost/contact?a=1'),
    form: {
      formId: 'contact-agent',
      values: { name: 'Ada' },
      error: { field: 'captcha', text: 'These are not the numbers' },
    },
  });
});

test.each([
  ['page', 'http://localhost/contact?a=1'],
  ['embedded', 'http://localhost/_forms/contact-agent'],
])('a form in doubt, source %s, is shown with a captcha on %s', async (source, page) => {
  const form = testForm({ hasCaptcha: true, captchaUrl: 'data:image/png;base64,AA==' });
  const submitForm = { message: 'In English', field: 'captcha', reason: 'captcha-needed' };
  const { execute, response } = post({ 'field:name': 'Ada', _source: source }, submitForm, {}, { form });

  expect(await response).toMatchObject({
    page: new URL(page),
    form: { values: { name: 'Ada' }, error: { field: 'captcha' }, form: { captchaUrl: form.captchaUrl } },
  });
  expect(execute).toHaveBeenLastCalledWith(expect.anything(), { id: 'contact-agent', captcha: true });
});

test('a customer’s form is submitted with values of the account, but those for which others are entered', async () => {
  const body = new URLSearchParams([
    ['_pageUrl', 'http://localhost/contact'],
    ['_account', 'email'],
    ['_account', 'phone'],
    ['_account', 'message'],
    ['_other', 'phone'],
    ['field:email', 'left@example.com'],
    ['field:phone', '780-555-1234'],
  ]);
  const result = { submitForm: { message: 'Required', field: 'submission.name', reason: 'required' } };
  const execute = vi.fn(async () => ({ data: result, failures: [] }));
  const request = new Request('http://localhost/_forms/contact-agent', { method: 'POST', body });

  expect(await postForm(request, execute as unknown as Execute)).toMatchObject({
    form: { values: { phone: '780-555-1234' }, accountFields: ['email'] },
  });
  expect(execute).toHaveBeenCalledWith(expect.anything(), {
    input: expect.objectContaining({
      accountFields: ['email'],
      values: [{ name: 'phone', value: '780-555-1234' }],
    }),
  });
});

test('the redirect never leaves the site', async () => {
  const { response } = post({ _pageUrl: 'https://elsewhere.example/x' });

  expect((await answered(response)).headers.get('location')).toBe('/?sent=contact-agent');
});

test('a form posted from another site is rejected', async () => {
  const { execute, response } = post({}, {}, { origin: 'https://elsewhere.example' });

  expect((await answered(response)).status).toBe(403);
  expect(execute).not.toHaveBeenCalled();
});

test('the embedded form of another site is submitted with its page, and thanked for on its own page', async () => {
  const { execute, response } = post(
    { 'field:name': 'Ada', _pageUrl: 'https://elsewhere.example/x', _source: 'embedded' },
    undefined,
    { origin: 'https://elsewhere.example' },
  );

  expect((await answered(response)).headers.get('location')).toBe('/_forms/contact-agent?sent=contact-agent');
  expect(execute).toHaveBeenCalledWith(expect.anything(), {
    input: expect.objectContaining({ pageUrl: 'https://elsewhere.example/x', source: 'embedded' }),
  });
});

test.each(['javascript:alert(1)', 'nothing'])('%s is no page of another site', async (url) => {
  const { execute, response } = post({ 'field:name': 'Ada', _pageUrl: url, _source: 'embedded' }, undefined, {
    origin: 'https://elsewhere.example',
  });
  await response;

  expect(execute).toHaveBeenCalledWith(expect.anything(), {
    input: expect.objectContaining({ pageUrl: '' }),
  });
});

describe('a body is not read beyond the size limit', () => {
  /** A body of unknown length, and how much of it was read. */
  function endless(text: string, bytes: number) {
    const chunk = new TextEncoder().encode(text.repeat(Math.ceil(8192 / text.length)));
    const taken = { bytes: 0 };
    const body = new ReadableStream({
      pull: (controller) => {
        taken.bytes += chunk.length;
        controller.enqueue(chunk);
        if (taken.bytes >= bytes) controller.close();
      },
    });

    return { body, taken };
  }

  async function postStream(body: ReadableStream, type = 'application/x-www-form-urlencoded') {
    const execute = vi.fn();
    const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
    const request = new Request('http://localhost/_forms/contact-agent', init);
    const response = await answered(postForm(request, execute));

    return { response, execute };
  }

  test.each([
    ['20 MB of fields in chunks', 'a=1&', 20_000_000, 'application/x-www-form-urlencoded'],
    ['400 MB of one field', 'a', 400_000_000, 'application/x-www-form-urlencoded'],
    ['20 MB of parts', 'x', 20_000_000, 'multipart/form-data; boundary=b'],
  ])('%s', async (_, text, bytes, type) => {
    const { body, taken } = endless(text, bytes);
    const { response, execute } = await postStream(body, type);

    expect(response.status).toBe(413);
    expect(await response.text()).toContain('at most 100 kB and 200 fields');
    expect(taken.bytes).toBeLessThan(130_000);
    expect(execute).not.toHaveBeenCalled();
  });

  test.each([
    ['fields', 'a=1&'.repeat(201), 'application/x-www-form-urlencoded'],
    [
      'parts',
      `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(201)}--b--\r\n`,
      'multipart/form-data; boundary=b',
    ],
  ])('more than 200 %s are rejected', async (_, text, type) => {
    const { response } = await postStream(new Blob([text]).stream(), type);

    expect(response.status).toBe(413);
  });

  test('a too large content-length is rejected without reading the body', async () => {
    const { response } = post({}, {}, { 'content-length': '100001' });

    expect((await answered(response)).status).toBe(413);
  });
});

test('a multipart form is read as well', async () => {
  const body = new FormData();
  body.set('field:name', 'Ada');
  const execute = vi.fn(async () => ({ data: { submitForm: { formId: 'f' } }, failures: [] }));
  const request = new Request('http://localhost/_forms/f', { method: 'POST', body });

  expect((await answered(postForm(request, execute as unknown as Execute))).status).toBe(303);
  expect(execute).toHaveBeenCalledWith(expect.anything(), {
    input: expect.objectContaining({ values: [{ name: 'name', value: 'Ada' }] }),
  });
});

test('a form id that cannot be decoded returns 404', async () => {
  const request = new Request('http://localhost/_forms/%ff', { method: 'POST', body: 'a=1' });

  expect((await answered(postForm(request, vi.fn()))).status).toBe(404);
});

test.each([
  ['fr', 'required', 'Ce champ est obligatoire'],
  ['es', 'captcha-used', 'Estos números ya se usaron'],
  ['fr', 'a-rule-of-later', 'Votre message n’a pas pu être envoyé. Veuillez réessayer.'],
  ['en', 'a-rule-of-later', 'In English'],
] as const)(
  'a rejected form says why in the language of the site: %s, %s',
  async (language, reason, text) => {
    const rejection = { message: 'In English', field: 'submission.name', reason };
    const outcome = await withRequestLanguage(language, () => post({ 'field:name': '' }, rejection).response);

    expect(outcome).toMatchObject({ form: { error: { field: 'name', text } } });
  },
);
