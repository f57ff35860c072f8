import { expect, test } from 'vitest';
import { handle } from '../app/entry-server.tsx';
import { testExecute } from '../testing/test-execute.ts';
import { testForm } from './test-form.ts';

async function ask(path: string, form: object | null) {
  const execute = testExecute({ EmbeddedForm: () => ({ form }) });
  const response = await handle(new Request(`http://localhost:3000${path}`), {
    execute,
    clean: { inline: (html) => html, block: (html) => html, parts: {} },
    nonce: 'n0nce',
    manifest: null,
    report: () => {},
  });

  return { response, body: await response.text(), asked: execute.asked };
}

test("the embed script contains the form's fields and is not cached", async () => {
  const form = testForm();
  const { response, body, asked } = await ask('/_forms/edmonton/embed/contact-agent.js', form);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const { label } of form.fields) expect(body).toContain(label);
  expect(() => new Function(body)).not.toThrow();
  expect(asked).toContainEqual({ operation: 'EmbeddedForm', variables: { id: 'contact-agent' } });
});

test.each([
  ['a form nobody has', '/_forms/edmonton/embed/nothing.js', null],
  ['a form of another space', '/_forms/san-antonio/embed/contact-agent.js', testForm()],
])('%s has no script', async (_, path, form) => {
  const { response } = await ask(path, form);

  expect(response.status).toBe(404);
});
