import { expect, test } from 'vitest';
import { handle } from '../app/entry-server.tsx';
import type { PostedForm } from './posted-form.ts';
import { testExecute } from '../testing/test-execute.ts';
import { testForm } from './test-form.ts';

const form = () => ({ form: testForm({ hasCaptcha: true, captchaUrl: 'data:image/png;base64,AA==' }) });

async function shown(postedForm: PostedForm | null) {
  const response = await handle(new Request('http://localhost:3000/_forms/contact-agent'), {
    execute: testExecute({ FormView: form, FormStrap: form }),
    clean: { inline: (html) => html, block: (html) => html, parts: {} },
    nonce: 'n0nce',
    postedForm,
    manifest: null,
    report: () => {},
  });
  const html = await response.text();

  // After the search of the header.
  const start = html.indexOf('<form', html.indexOf('<main'));

  return { status: response.status, html: html.slice(start, html.indexOf('</form>', start)) };
}

const posted: PostedForm = {
  formId: 'contact-agent',
  values: { name: 'Ada "Lind"', message: 'Is it <quiet>?' },
  error: { field: 'captcha', text: 'These are not the numbers' },
};

test('the page of a rejected form has its values, with the error beside its control', async () => {
  const { status, html } = await shown(posted);

  expect(status).toBe(422);
  expect(html).toContain('value="Ada &quot;Lind&quot;"');
  expect(html).toContain('Is it &lt;quiet&gt;?</textarea>');
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="_captcha"/);
  expect(html).toContain('These are not the numbers');
});

test('a form in doubt is shown again with a captcha, although its page has none', async () => {
  const { html } = await shown({
    ...posted,
    form: testForm({
      id: 'contact-agent',
      hasCaptcha: true,
      viewId: 'v-2',
      captchaUrl: 'data:image/png;base64,BB==',
    }),
  });

  expect(html).toContain('name="_viewId" value="v-2"');
  expect(html).toContain('data:image/png;base64,BB==');
  expect(html).toContain('value="Ada &quot;Lind&quot;"');
});

test('other forms on the page are blank', async () => {
  const other = await shown({ ...posted, formId: 'general' });
  const blank = await shown(null);

  expect(blank.status).toBe(200);
  for (const { html } of [other, blank]) expect(html).not.toMatch(/Ada|quiet|not the numbers/);
});
