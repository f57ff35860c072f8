import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOUBT_LIMITS } from '#domain/contact/doubt.ts';
import { captchaNumbers } from '#engine/forms/form-view.ts';
import { formSecret } from '#engine/operations/view-form.ts';
import { addSpaces, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

let engine: TestEngine;
const FORM = `query ($id: ID!, $captcha: Boolean! = false) {
  form(id: $id, captcha: $captcha) { id name viewId hasCaptcha captchaUrl fields { name label type required placeholder options } }
}`;
const SUBMIT = `mutation ($input: SubmitFormInput!) { submitForm(input: $input) {
  __typename ... on SubmitFormSuccess { formId } ... on UserError { message field reason }
} }`;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
afterAll(() => engine.close());

const visitor = () => createTestGateway({ upstreams: embeddedUpstreams(engine) });

async function submit(changes: object = {}, formId = 'stock/contact-agent') {
  const { query } = await visitor();
  const { viewId } = (await query(FORM, { id: formId })).data.form;
  const input = {
    formId,
    viewId,
    values: [
      { name: 'name', value: 'Dee' },
      { name: 'email', value: 'dee@example.test' },
      { name: 'message', value: 'Hello' },
    ],
    pageUrl: 'http://edmonton.localhost/contact',
    ...changes,
  };
  return (await query(SUBMIT, { input })).data.submitForm;
}

test('a form has fields, a view, and its captcha [R3.124]', async () => {
  const { query } = await visitor();
  const { form } = (await query(FORM, { id: 'stock/contact-agent' })).data;

  expect(form).toMatchObject({ id: 'contact-agent', hasCaptcha: false, captchaUrl: null });
  expect(form.viewId).toEqual(expect.any(String));
  expect(form.fields[0]).toEqual({
    name: 'name',
    label: 'Your name',
    type: 'text',
    required: true,
    placeholder: null,
    options: [],
  });
  expect((await query(FORM, { id: 'general', captcha: true })).data.form).toMatchObject({
    hasCaptcha: true,
    captchaUrl: expect.stringMatching(/^data:image\/png/),
  });
  expect((await query(FORM, { id: 'unknown' })).data.form).toBeNull();
});

test('a captcha is read out', async () => {
  const { query } = await visitor();
  const { form: general } = (await query(FORM, { id: 'general', captcha: true })).data;
  const listen = async (viewId: string) =>
    (await query('query ($viewId: ID!) { captchaAudio(formId: "general", viewId: $viewId) }', { viewId }))
      .data;

  expect(await listen(general.viewId)).toEqual({ captchaAudio: expect.stringMatching(/^data:audio\/wav/) });
  expect(await listen('made-up')).toEqual({ captchaAudio: null });
});

test('a visitor sends a form without signing in [R6.003]', async () => {
  expect(await submit({ listingId: 'l-1' })).toEqual({
    __typename: 'SubmitFormSuccess',
    formId: 'stock/contact-agent',
  });
  const [submission] = await engine.store.db.selectFrom('form_submissions').selectAll().execute();
  expect(submission).toMatchObject({
    form_id: 'contact-agent',
    submission: { name: 'Dee', pageUrl: 'http://edmonton.localhost/contact' },
    extra_data: { listingID: 'l-1' },
  });
});

test('whoever fills in what people do not see needs a captcha, on any form', async () => {
  const stored = () => engine.store.db.selectFrom('form_submissions').select('id').execute();
  const before = await stored();
  const trap = 'http://robot.example';

  for (const captcha of ['', ' ', null])
    expect(await submit({ trap, captcha })).toMatchObject({
      __typename: 'UserError',
      field: 'captcha',
      reason: 'captcha-needed',
    });
  expect(await submit({ trap, captcha: '1' })).toMatchObject({ field: 'captcha', reason: 'captcha' });
  expect(await stored()).toEqual(before);

  const { query } = await visitor();
  const { viewId } = (await query(FORM, { id: 'contact-agent', captcha: true })).data.form;
  const captcha = captchaNumbers(await formSecret(engine.store), viewId);
  expect(await submit({ trap, viewId, captcha })).toMatchObject({ __typename: 'SubmitFormSuccess' });
});

test('a form that was sent at once asks for a captcha, by an error and in a further view', async () => {
  const clock = { now: new Date() };
  const strict = await createTestEngine({ clock: () => clock.now, doubtLimits: DOUBT_LIMITS });
  await addSpaces(strict.store);
  const { query } = await createTestGateway({ upstreams: embeddedUpstreams(strict) });
  const open = async (captcha: boolean) =>
    (await query(FORM, { id: 'newsletter', captcha })).data.form as Record<string, string>;
  const send = async (input: object) =>
    (
      await query(SUBMIT, {
        input: {
          formId: 'newsletter',
          values: [{ name: 'email', value: 'dee@example.test' }],
          pageUrl: 'http://edmonton.localhost/blog',
          ...input,
        },
      })
    ).data.submitForm;

  const { viewId, hasCaptcha } = await open(false);
  expect(hasCaptcha).toBe(false);
  expect(await send({ viewId })).toMatchObject({ field: 'captcha', reason: 'captcha-needed' });
  const second = await open(true);
  expect(second.captchaUrl).toMatch(/^data:image/);
  expect(await send({ viewId: second.viewId })).toMatchObject({ reason: 'captcha-missing' });
  const captcha = captchaNumbers(await formSecret(strict.store), String(second.viewId));
  expect(await send({ viewId: second.viewId, captcha })).toMatchObject({ __typename: 'SubmitFormSuccess' });
  await strict.close();
});

test('what is wrong is named by its field', async () => {
  expect(await submit({ values: [] })).toEqual({
    __typename: 'UserError',
    message: 'This field is required',
    field: 'submission.name',
    reason: 'required',
  });
  expect(await submit({ viewId: 'made-up' })).toMatchObject({ field: 'viewId', reason: 'expired' });
  expect(await submit({ formId: 'unknown' })).toMatchObject({ __typename: 'UserError' });
});

test('an agent chooses a form by its name, and finds it by its id; visitors get no list', async () => {
  const identity = { ...AGENT, token: 'agent' };
  const { query } = await createTestGateway({ upstreams: embeddedUpstreams(engine), identity });

  const { data } = await query('{ forms { id name } }');
  expect(data.forms).toContainEqual({ id: 'contact-agent', name: expect.stringMatching(/\w/) });
  for (const { id } of data.forms)
    expect((await query(`{ form(id: "${id}") { viewId } }`)).data.form).not.toBeNull();

  const { errors } = await (await visitor()).query('{ forms { id } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('an agent gets the URL of the forms manager, visitors do not', async () => {
  const QUERY = '{ formEditorUrl }';
  const asAgent = () =>
    createTestGateway({ upstreams: embeddedUpstreams(engine), identity: { ...AGENT, token: 'agent' } });
  expect((await (await visitor()).query(QUERY)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect((await (await asAgent()).query(QUERY)).data).toEqual({ formEditorUrl: null });

  const website = sampleWebsite('Ours');
  Object.assign(website.integrations, { forms: { managerUrl: 'https://forms.example/login' } });
  const path = 'space/edmonton/app/website/admin/componentConfig/Website';
  await engine.call(path, { method: 'PUT', token: 'agent', body: website });
  expect((await (await asAgent()).query(QUERY)).data.formEditorUrl).toBe(
    `https://forms.example/login?agent=${AGENT.subject}`,
  );
});

test('a flood from one address is rejected with a sentence', async () => {
  const gateway = await visitor();
  const input = { formId: 'general', viewId: 'x', values: [], pageUrl: '/' };
  const send = async (address: string) => {
    const response = await gateway.send(
      { query: SUBMIT, variables: { input } },
      { 'x-visitor-address': address },
    );
    return ((await response.json()) as { data: { submitForm: { message: string } } }).data.submitForm.message;
  };
  const messages = [];
  for (let i = 0; i < 11; i += 1) messages.push(await send('203.0.114.9'));

  expect(messages.filter((message) => message.startsWith('Too many'))).toHaveLength(1);
  expect(await send('203.0.114.10')).not.toMatch(/^Too many/);
});
