import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { handle } from '../app/entry-server.tsx';
import type { PostedForm } from './posted-form.ts';
import { testExecute } from '../testing/test-execute.ts';
import { testForm } from './test-form.ts';

async function send(path: string, form: object | null, postedForm: PostedForm | null = null) {
  const execute = testExecute({
    EmbeddedForm: () => ({ form }),
    FormView: () => ({ form }),
    FormStrap: () => ({ form }),
  });
  const response = await handle(new Request(`http://localhost:3000${path}`), {
    execute,
    clean: { inline: (html) => html, block: (html) => html, parts: {} },
    nonce: 'n0nce',
    manifest: null,
    postedForm,
    report: () => {},
  });

  return { response, body: await response.text(), requests: execute.requests };
}

test("the embed script contains the form's fields and is not cached", async () => {
  const form = testForm();
  const { response, body, requests } = await send('/_forms/edmonton/embed/contact-agent.js', form);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const { label } of form.fields) expect(body).toContain(label);
  expect(() => new Function(body)).not.toThrow();
  expect(requests).toContainEqual({ operation: 'EmbeddedForm', variables: { id: 'contact-agent' } });
});

test.each([
  ['a form nobody has', '/_forms/edmonton/embed/nothing.js', null],
  ['a form of another space', '/_forms/san-antonio/embed/contact-agent.js', testForm()],
])('%s has no script', async (_, path, form) => {
  const { response } = await send(path, form);

  expect(response.status).toBe(404);
});

/** The document that responds to a posted form, with the script of the form in its middle. */
async function pageWithScript(posted: PostedForm | null, url: string, meanwhile = '') {
  const form = testForm({ hasCaptcha: true });
  const { body: script } = await send('/_forms/edmonton/embed/contact-agent.js', form);
  const { body: html } = await send('/_forms/contact-agent?a=1', form, posted);
  const state = /<script[^>]*id="page-state"[^>]*>.*?<\/script>/s.exec(html)?.[0];
  const dom = new JSDOM(`<main><script>${script}</script></main><script>${meanwhile}</script>${state}`, {
    runScripts: 'dangerously',
    url,
  });
  await new Promise((resolve) => dom.window.addEventListener('load', resolve));
  const element = dom.window.document.querySelector('form');
  const control = (name: string) => element?.querySelector<HTMLInputElement>(`[name="${name}"]`);

  return { document: dom.window.document, control };
}

test('a rejected form that a script put into its page has its values, and the error beside its control', async () => {
  const posted = {
    formId: 'contact-agent',
    values: { name: 'Ada "Lind"', email: 'ada@example', message: 'Is it <quiet>?' },
    error: { field: 'email', text: 'This is no e-mail address' },
  };
  const { document, control } = await pageWithScript(posted, 'http://localhost:3000/_forms/contact-agent');

  expect(control('field:name')?.value).toBe('Ada "Lind"');
  expect(control('field:message')?.value).toBe('Is it <quiet>?');
  expect(control('field:email')?.value).toBe('ada@example');
  expect(control('field:email')?.getAttribute('aria-invalid')).toBe('true');
  const described = control('field:email')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('This is no e-mail address');
  expect(control('_pageUrl')?.value).toBe(
    'http://localhost:3000/_forms/contact-agent?a=1#embedded-contact-agent',
  );
});

test('what a visitor corrects while the rejected page still loads stays', async () => {
  const posted = {
    formId: 'contact-agent',
    values: { name: 'Ada', email: 'ada@example' },
    error: { field: 'email', text: 'This is no e-mail address' },
  };
  const typing = `const typed = document.querySelector('[name="field:email"]'); typed.value = 'ada@example.com';
    typed.dispatchEvent(new Event('input', { bubbles: true })); document.querySelector('[name="field:name"]').focus();`;
  const { document, control } = await pageWithScript(
    posted,
    'http://localhost:3000/_forms/contact-agent',
    typing,
  );

  expect(control('field:email')?.value).toBe('ada@example.com');
  expect(control('field:name')?.value).toBe('Ada');
  expect(document.activeElement).toBe(control('field:name'));
});

test('an error of the whole form and one of the captcha are shown in a form that a script put there', async () => {
  const rejected = (field: string | null) => ({
    formId: 'contact-agent',
    values: { name: 'Ada' },
    error: { field, text: 'Not taken' },
  });
  const url = 'http://localhost:3000/_forms/contact-agent';
  const whole = await pageWithScript(rejected(null), url);
  const captcha = await pageWithScript(rejected('captcha'), url);

  expect(whole.document.querySelector('[role="alert"]')?.textContent).toBe('Not taken');
  expect(captcha.control('_captcha')?.getAttribute('aria-invalid')).toBe('true');
  expect(captcha.document.querySelector('.form-field__error')?.textContent).toBe('Not taken');
});

test('a form that a script put into its page is blank when another was rejected, and says thanks once sent', async () => {
  const other = { formId: 'general', values: { name: 'Ada' }, error: { field: null, text: 'Not taken' } };
  const blank = await pageWithScript(other, 'http://localhost:3000/contact');
  const sent = await pageWithScript(null, 'http://localhost:3000/contact?sent=contact-agent');

  expect(blank.control('field:name')?.value).toBe('');
  expect(blank.document.querySelector('[role="alert"]')?.textContent).toBe('');
  expect(sent.document.querySelector('[role="status"]')?.textContent).toContain('Thank you');
});
