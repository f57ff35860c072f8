import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import type { FormPart_FormFragment } from './form-part.generated.ts';
import { FormView } from './form-view.tsx';
import { PostedFormProvider } from './posted-form.ts';
import { testForm } from './test-form.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Mocks the API with one response per call; returns the requests. */
function responding(...responses: unknown[]) {
  const requests: { query: string; variables: { input: Record<string, unknown> } }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body));
    return Response.json({ data: responses[requests.length - 1] });
  });

  return requests;
}

function show(changes: Partial<FormPart_FormFragment> = {}, url = '/contact') {
  renderAt(url, <FormView id="f" form={testForm(changes)} listingId="E4412345" />);
}

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

function send() {
  fireEvent.submit(screen.getByRole('form', { name: 'Contact an agent' }));
}

const FILLED = { 'Your name': 'Ada', 'E-mail': 'ada@example.com', Message: 'Is it quiet?' };

test('a visitor is told that sending makes an account, before and after', async () => {
  responding({ submitForm: { formId: 'contact-agent', signedIn: true } });
  show();
  expect(screen.getByText(/sending also creates a free one/)).toBeDefined();

  fill(FILLED);
  send();

  const account = await screen.findByText(/A free account was created for you too, and you are signed in/);
  expect(account.textContent).not.toContain('e-mail');
  expect(account.parentElement?.textContent).toMatch(/^Thank you! Your message has been sent\./);
});

test('every field with an error is marked at once, and the first has the focus', async () => {
  const requests = responding();
  show();

  fill({ 'E-mail': 'anna@', Message: 'Is it quiet?' });
  send();

  expect(await screen.findByText('This field is required')).toBeDefined();
  expect(screen.getByText('Please enter a valid e-mail address')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your name')));
  expect(requests).toHaveLength(0);
});

test('submitted values are sent with page and listing, and thanked for [R1.015, R7.087, R7.088]', async () => {
  const requests = responding({ submitForm: { formId: 'contact-agent' } });
  show();

  fill({ ...FILLED, 'Phone (optional)': '(780) 555-1234' });
  send();

  expect(await screen.findByText('Thank you! Your message has been sent.')).toBeDefined();
  expect(requests[0]?.variables.input).toMatchObject({
    formId: 'contact-agent',
    viewId: 'v-1',
    pageUrl: 'http://localhost/contact',
    listingId: 'E4412345',
    values: [
      { name: 'name', value: 'Ada' },
      { name: 'email', value: 'ada@example.com' },
      { name: 'phone', value: '(780) 555-1234' },
      { name: 'message', value: 'Is it quiet?' },
    ],
  });
});

test.each([
  ['7805551234', '(780) 555-1234'],
  ['5551234', '5551234'],
])('the phone %s is formatted as %s on blur [R5.002] [R5.003]', (typed, written) => {
  show();
  const phone = screen.getByLabelText('Phone (optional)') as HTMLInputElement;
  fireEvent.change(phone, { target: { value: typed } });
  expect(phone.value).toBe(typed);
  fireEvent.blur(phone);

  expect(phone.value).toBe(written);
});

test.each([
  [{ ...FILLED, 'Your name': ' ' }, 'Your name', 'This field is required'],
  [{ ...FILLED, 'E-mail': 'ada' }, 'E-mail', 'Please enter a valid e-mail address'],
  [{ ...FILLED, 'Phone (optional)': '555-1234' }, 'Phone (optional)', 'Please enter a valid phone number'],
])('%j is not sent: %s shows “%s”', async (values, label, sentence) => {
  const requests = responding();
  show();

  fill(values);
  send();

  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect(requests).toHaveLength(0);
});

test('a wrong captcha shows an error and is replaced by a new one [R5.010]', async () => {
  const captcha = { hasCaptcha: true, captchaUrl: 'data:image/svg+xml,1' };
  const requests = responding(
    { submitForm: { message: 'These are not the numbers', field: 'captcha' } },
    { form: testForm({ ...captcha, viewId: 'v-2' }) },
    { submitForm: { formId: 'contact-agent' } },
  );
  show(captcha);
  const field = () => screen.getByPlaceholderText('Are you human? Enter the numbers.');

  fill(FILLED);
  fireEvent.change(field(), { target: { value: '1' } });
  send();
  expect(await screen.findByText('These are not the numbers')).toBeDefined();
  expect(requests).toHaveLength(2);
  expect(screen.getByText('The picture shows other numbers now.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect((field() as HTMLInputElement).value).toBe('');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is it quiet?');

  fireEvent.change(field(), { target: { value: '2' } });
  send();
  await screen.findByText('Thank you! Your message has been sent.');
  expect(requests[2]?.variables.input).toMatchObject({ viewId: 'v-2', captcha: '2' });
});

test('a form in doubt asks for a captcha, and keeps what was typed', async () => {
  const requests = responding(
    { submitForm: { message: 'In English', field: 'captcha', reason: 'captcha-needed' } },
    { form: testForm({ hasCaptcha: true, captchaUrl: 'data:image/svg+xml,1', viewId: 'v-2' }) },
    { submitForm: { formId: 'contact-agent' } },
  );
  show();
  fill(FILLED);
  expect(screen.queryByLabelText('Numbers in the picture')).toBeNull();
  send();

  const field = await screen.findByLabelText('Numbers in the picture');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(requests[1]?.variables).toEqual({ id: 'contact-agent', captcha: true });
  // It is a question, and not a mistake of the visitor.
  const asked = screen.getByText(/One more step/);
  expect(asked.className).toBe('form-field__asked');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(field.getAttribute('aria-describedby')).toBe(asked.id);
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ada');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is it quiet?');

  fireEvent.change(field, { target: { value: '12345' } });
  send();
  await screen.findByText('Thank you! Your message has been sent.');
  expect(requests[2]?.variables.input).toMatchObject({ viewId: 'v-2', captcha: '12345' });
});

test('an unreadable captcha can be replaced; entered values stay', async () => {
  const captcha = { hasCaptcha: true, captchaUrl: 'data:image/svg+xml,1' };
  const fresh = { ...captcha, captchaUrl: 'data:image/svg+xml,2', viewId: 'v-2' };
  responding({ form: testForm(fresh) });
  show(captcha);
  fill(FILLED);

  fireEvent.click(screen.getByRole('button', { name: 'Show other numbers' }));

  expect(await screen.findByText('The picture shows other numbers now.')).toBeDefined();
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/svg+xml,2');
  const field = screen.getByPlaceholderText('Are you human? Enter the numbers.');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is it quiet?');
});

test('a failed request retains the entered values', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  show();

  fill(FILLED);
  send();

  expect(await screen.findByText('Your message could not be sent. Please try again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is it quiet?');
});

test('a form posted without JavaScript has every error beside its field', () => {
  const error = { field: 'name', text: 'This field is required' };
  const values = { name: '', email: 'anna@', message: '' };
  renderAt(
    '/contact',
    <PostedFormProvider value={{ formId: 'contact-agent', values, error }}>
      <FormView id="f" form={testForm()} />
    </PostedFormProvider>,
  );

  for (const label of ['Your name', 'E-mail', 'Message'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
});

const CUSTOMER = { name: 'Dora Lind', email: 'd…@example.com' };

function asCustomer(
  customer = CUSTOMER,
  source: 'page' | 'embedded' = 'page',
  values: Record<string, string> = {},
) {
  const { fields } = testForm();
  const known: Record<string, string> = { email: 'd…@example.com', phone: '••••••0199' };
  const form = testForm({
    fields: fields.map((field) => ({ ...field, accountValue: known[field.name] ?? null })),
  });
  renderAt('/contact', <FormView id="f" form={form} source={source} values={values} />, {
    viewer: { canEdit: false, agent: null, customer },
  });
}

test('a signed-in customer enters the message alone', async () => {
  const requests = responding({ submitForm: { formId: 'contact-agent', signedIn: true } });
  asCustomer();
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Dora Lind');
  expect(screen.getByText('Sent with your account’s address d…@example.com')).toBeDefined();
  expect(screen.getByText('Sent with your account’s number ••••••0199')).toBeDefined();
  expect(screen.queryByText(/sending also creates a free one/)).toBeNull();

  fill({ Message: 'Is it quiet?' });
  send();

  await screen.findByText('Thank you! Your message has been sent.');
  expect(requests[0]?.variables.input).toMatchObject({
    accountFields: ['email', 'phone'],
    values: [
      { name: 'name', value: 'Dora Lind' },
      { name: 'message', value: 'Is it quiet?' },
    ],
  });
});

test('a customer sends another address, and no number', async () => {
  const requests = responding({ submitForm: { formId: 'contact-agent', signedIn: true } });
  asCustomer();
  fireEvent.click(screen.getByLabelText('Use another address'));
  fireEvent.click(screen.getByLabelText('Use another number'));

  fill({ Message: 'Is it quiet?' });
  send();
  expect(await screen.findByText('This field is required')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  fill({ 'E-mail': 'other@example.com' });
  send();

  await screen.findByText('Thank you! Your message has been sent.');
  const { input } = requests[0]?.variables ?? {};
  expect(input).not.toHaveProperty('accountFields');
  expect(input?.values).toContainEqual({ name: 'email', value: 'other@example.com' });
  expect(input?.values).toContainEqual({ name: 'phone', value: '' });
});

test('a customer whose session has ended is asked for the address', async () => {
  responding({ submitForm: { message: 'In English', field: 'submission.email', reason: 'required' } });
  asCustomer();
  fill({ Message: 'Is it quiet?' });
  send();

  expect(await screen.findByText('This field is required')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Use another address').checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
});

test('an address that the visitor has entered before is sent in place of the account’s', () => {
  asCustomer(CUSTOMER, 'page', { email: 'omar@example.com' });
  expect(screen.getByLabelText<HTMLInputElement>('Use another address').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Use another number').checked).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('omar@example.com');
});

test('a customer without a name, who is called by the masked address, enters one', () => {
  asCustomer({ ...CUSTOMER, name: CUSTOMER.email });
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
});

test('an embedded form has nothing of a customer', () => {
  asCustomer(CUSTOMER, 'embedded');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
  expect(document.body.textContent).not.toContain('d…@example.com');
});

test('a customer’s form posted without JavaScript keeps what was chosen, and misses nothing that the account has', () => {
  const { fields } = testForm();
  const known = fields.map((field) => ({
    ...field,
    accountValue: { email: 'd…@example.com', phone: '••••••0199' }[field.name] ?? null,
  }));
  const posted = {
    formId: 'contact-agent',
    values: { name: '', message: '', phone: '' },
    accountFields: ['email'],
    error: { field: 'name', text: 'This field is required' },
  };
  renderAt(
    '/contact',
    <PostedFormProvider value={posted}>
      <FormView id="f" form={testForm({ fields: known })} />
    </PostedFormProvider>,
    { viewer: { canEdit: false, agent: null, customer: CUSTOMER } },
  );

  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  const isOther = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;
  expect([isOther('Use another address'), isOther('Use another number')]).toEqual([false, true]);
});

test('a form posted without JavaScript shows its result on the redirected page', () => {
  show({}, '/contact?sent=contact-agent');
  expect(screen.getByText('Thank you! Your message has been sent.')).toBeDefined();
});

test('a field named like a property of all objects is empty, and not filled in by the browser', () => {
  const [name] = testForm().fields;
  show({ fields: name && [{ ...name, name: 'constructor', label: 'Constructor' }] });

  const field = screen.getByLabelText<HTMLInputElement>('Constructor');
  expect([field.value, field.getAttribute('autocomplete')]).toEqual(['', null]);
});
