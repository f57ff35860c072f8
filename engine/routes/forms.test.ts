import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOUBT_LIMITS } from '#domain/contact/doubt.ts';
import { captchaNumbers } from '../forms/form-view.ts';
import { formSecret } from '../operations/view-form.ts';
import { addSpaces, sampleWebsite } from '../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../testing/test-engine.ts';

const FORMS = 'space/edmonton/profile/form';
const time = { now: TEST_NOW };
let engine: TestEngine;
let visitor = 0;

beforeAll(async () => {
  engine = await createTestEngine({ clock: () => time.now });
  await addSpaces(engine.store);
});
afterAll(() => engine.close());

const view = async (form: string) => (await engine.call(`${FORMS}/${form}/view`)).body;
const captchaView = async (form: string) => (await engine.call(`${FORMS}/${form}/view?captcha=true`)).body;
const newIp = () => {
  visitor += 1;
  return `10.0.0.${visitor}`;
};
const submit = (form: string, body: object, ip = newIp()) =>
  engine.call(`${FORMS}/${form}/submit`, { method: 'POST', body, headers: { 'x-visitor-address': ip } });
const submissions = () =>
  engine.store.db.selectFrom('form_submissions').selectAll().orderBy('submitted_at').execute();

const FILLED = {
  name: ' Dee ',
  email: 'dee@example.test',
  message: 'Hello',
  pageUrl: 'http://edmonton.localhost/contact',
};

test('a form has fields, a view, and says whether it has a captcha [R7.085]', async () => {
  const body = await view('contact-agent');

  expect(body).toMatchObject({ hasCaptcha: false, captchaUrl: null, viewId: expect.any(String) });
  expect(body.fields[0]).toEqual({ name: 'name', label: 'Your name', type: 'text', required: true });
  expect(await engine.call(`${FORMS}/unknown/view`)).toMatchObject({ status: 404 });
});

test.each(['contact-agent', 'tour', 'request-showing', 'more-info', 'home-evaluation', 'general'])(
  'the stock form %s is there from the start',
  async (id) => {
    expect((await view(id)).fields.length).toBeGreaterThan(2);
  },
);

test('a submission is stored with the page and the listing [R7.086]', async () => {
  const { viewId } = await view('contact-agent');
  const body = {
    submission: { ...FILLED, made: 'up' },
    extra_data: { listingID: 'l-1' },
    viewId,
    captcha: '',
  };

  expect(await submit('contact-agent', body)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await submissions()).at(-1)).toMatchObject({
    space_id: 'edmonton',
    form_id: 'contact-agent',
    submission: { ...FILLED, name: 'Dee' },
    extra_data: { listingID: 'l-1' },
  });
});

const VISITOR = { name: 'Dee', email: 'dee@example.test', phone: '780-555-1234' };
const tourOf = (changes: object) => ({ ...VISITOR, type: 'Video Tour', date: '2026-11-25', ...changes });

test.each(['tour', 'request-showing'])('%s asks for a type and a day within 15 of the site’s', async (id) => {
  const { fields } = await view(id);

  expect(fields[0]).toMatchObject({ name: 'type', options: ['In person Tour', 'Video Tour'] });
  const [first, last] = [fields[1].min, fields[1].max].map((day) => Date.parse(day));
  expect((Number(last) - Number(first)) / 86_400_000).toBe(14);
  const today = TEST_NOW.toLocaleDateString('sv-SE', { timeZone: 'America/Edmonton' });
  expect(fields[1]).toMatchObject({ name: 'date', required: true, min: today });
});

test('a tour request is stored with its type, date and listing', async () => {
  const { viewId, fields } = await view('tour');
  const submission = tourOf({ date: fields[1].max });
  const body = { submission, extra_data: { listingID: 'l-1' }, viewId };

  expect(await submit('tour', body)).toMatchObject({ status: 200 });
  expect((await submissions()).find(({ view_id: id }) => id === viewId)).toMatchObject({
    form_id: 'tour',
    submission,
    extra_data: { listingID: 'l-1' },
  });
});

test.each([
  ['type', { type: 'Drone Tour' }],
  ['type', { type: '' }],
  ['date', { date: '' }],
  ['date', { date: '2020-01-01' }],
  ['date', { date: '2999-01-01' }],
  ['phone', { phone: '555-1234' }],
])('a tour request with an invalid %s is rejected with the field: %j', async (field, changes) => {
  const { viewId, fields } = await view('tour');
  const body = { submission: tourOf({ date: fields[1].min, ...changes }), viewId };

  expect(await submit('tour', body)).toMatchObject({
    status: 400,
    body: { error: { field: `submission.${field}` } },
  });
});

test('a submission is stored with the customer of its token, and a made-up customer is not', async () => {
  const token = 'customer';
  const stored = async (extra: object, headers: Record<string, string>) => {
    const { viewId } = await view('contact-agent');
    const body = {
      submission: FILLED,
      extra_data: { source: 'modal', consent: 'You agree.', ...extra },
      viewId,
    };
    await engine.call(`${FORMS}/contact-agent/submit`, {
      method: 'POST',
      body,
      headers: { 'x-visitor-address': newIp(), ...headers },
    });
    return (await submissions()).find(({ view_id: id }) => id === viewId)?.extra_data;
  };
  const rest = { source: 'modal', consent: 'You agree.' };

  expect(await stored({}, { token })).toEqual({ ...rest, customerID: expect.any(String) });
  expect(await stored({ customerID: 'c-1' }, {})).toEqual(rest);
  expect(await stored({ customerID: 'c-1' }, { token: 'made up' })).toEqual(rest);
});

test('one view sends one message; the same again gets the same response, another is rejected', async () => {
  const { viewId } = await view('contact-agent');
  const before = (await submissions()).length;
  const send = (message: string) => submit('contact-agent', { submission: { ...FILLED, message }, viewId });

  const together = await Promise.all([1, 2, 3].map(() => send('Is it quiet?')));
  const { id } = together[0]?.body ?? {};
  for (const response of [...together, await send('Is it quiet?')])
    expect(response).toMatchObject({ status: 200, body: { ok: true, id } });
  expect(await send('Is it loud?')).toMatchObject({ status: 400, body: { error: { field: 'viewId' } } });

  expect((await submissions()).length).toBe(before + 1);
});

test.each([
  [{ ...FILLED, message: '  ' }, 'submission.message'],
  [{ ...FILLED, phone: '780-555-12' }, 'submission.phone'],
  [{ ...FILLED, email: 'dee' }, 'submission.email'],
])('%o is rejected and leaves the view usable', async (submission, field) => {
  const { viewId } = await view('contact-agent');

  expect(await submit('contact-agent', { submission, viewId })).toMatchObject({
    status: 400,
    body: { error: { field } },
  });
  expect(await submit('contact-agent', { submission: FILLED, viewId })).toMatchObject({ status: 200 });
});

test('a view of another form, of yesterday, or made up sends nothing', async () => {
  const { viewId } = await view('contact-agent');
  const rejected = { status: 400, body: { error: { field: 'viewId' } } };

  expect(await submit('more-info', { submission: FILLED, viewId })).toMatchObject(rejected);
  expect(await submit('contact-agent', { submission: FILLED, viewId: 'a.b.c' })).toMatchObject(rejected);
  time.now = new Date(TEST_NOW.getTime() + 25 * 60 * 60_000);
  expect(await submit('contact-agent', { submission: FILLED, viewId })).toMatchObject(rejected);
  time.now = TEST_NOW;
});

test('the numbers of a captcha are read out, differently each time, and only for a view of that form', async () => {
  const { viewId, hasCaptchaAudio } = await captchaView('general');
  const listen = (form: string, id: string) => engine.call(`${FORMS}/${form}/view/${id}/audio`);
  const [first, second] = [await listen('general', viewId), await listen('general', viewId)];
  const file = Buffer.from(first.body.captchaAudioUrl.split(',')[1], 'base64');
  const seconds = file.readUInt32LE(40) / file.readUInt32LE(28);

  expect(hasCaptchaAudio).toBe(true);
  expect(first.body.captchaAudioUrl).toMatch(/^data:audio\/wav;base64,UklGR/);
  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThan(9);
  expect(second.body).not.toEqual(first.body);
  for (const [form, id] of [
    ['general', 'made-up'],
    ['contact-agent', viewId],
    ['contact-agent', (await view('contact-agent')).viewId],
  ])
    expect(await listen(form, id)).toMatchObject({ status: 404 });
});

test('a captcha is drawn, and its numbers submit the form once', async () => {
  const { viewId, hasCaptcha, captchaUrl } = await captchaView('general');
  const captcha = captchaNumbers(await formSecret(engine.store), viewId);

  expect(hasCaptcha).toBe(true);
  expect(captchaUrl).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(await submit('general', { submission: FILLED, viewId, captcha })).toMatchObject({ status: 200 });
  const other = { ...FILLED, message: 'Another question' };
  expect(await submit('general', { submission: other, viewId, captcha })).toMatchObject({
    status: 400,
    body: { error: { field: 'viewId' } },
  });
});

test('wrong numbers spend the captcha; no numbers do not', async () => {
  const { viewId } = await captchaView('general');
  const captcha = captchaNumbers(await formSecret(engine.store), viewId);
  const wrong = captcha === '00000' ? '11111' : '00000';
  const rejected = { status: 400, body: { error: { field: 'captcha' } } };
  const before = (await submissions()).length;

  expect(await submit('general', { submission: FILLED, viewId, captcha: '' })).toMatchObject(rejected);
  expect(await submit('general', { submission: FILLED, viewId, captcha: wrong })).toMatchObject(rejected);
  expect(await submit('general', { submission: FILLED, viewId, captcha })).toMatchObject(rejected);
  expect((await submissions()).length).toBe(before);
});

test('a visitor who sends too much waits, others do not', async () => {
  const responses = [];
  for (let i = 0; i < 11; i += 1) responses.push(await submit('general', {}, '192.0.2.7'));

  expect(responses.slice(0, 10).every(({ status }) => status === 400)).toBe(true);
  expect(responses[10]).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } });
  expect(responses[10]?.headers.get('retry-after')).toBe('600');
  expect(await submit('general', {}, '192.0.2.8')).toMatchObject({ status: 400 });
});

test('all forms are listed for agents, a form of the space in place of the stock one [R7.031]', async () => {
  await engine.store.db
    .insertInto('forms')
    .values({
      space_id: 'edmonton',
      id: 'more-info',
      name: 'Ask us',
      fields: JSON.stringify([{ name: 'question', label: 'Question', type: 'textarea', required: true }]),
    })
    .execute();
  const path = 'space/edmonton/app/redforms/designs/all';
  const { body } = await engine.call(path, { token: 'agent' });

  expect(body.designs.map(({ id }: { id: string }) => id)).toEqual([
    'more-info',
    'contact-agent',
    'tour',
    'request-showing',
    'newsletter',
    'home-evaluation',
    'general',
  ]);
  expect((await view('more-info')).name).toBe('Ask us');
  expect(await engine.call(path)).toMatchObject({ status: 401 });
});

test('the forms manager is where the website says [R7.034]', async () => {
  const path = 'space/edmonton/app/redforms/ada/redirectUrl';
  const website = sampleWebsite('Ours');
  const values = { space_id: 'edmonton', name: 'website' as const, saved_by: null };
  await engine.store.db
    .insertInto('settings')
    .values({ ...values, body: JSON.stringify(website) })
    .execute();
  expect(await engine.call(path, { token: 'agent' })).toMatchObject({ status: 404 });

  Object.assign(website.integrations, { forms: { managerUrl: 'https://forms.example/login' } });
  await engine.store.db
    .updateTable('settings')
    .set({ body: JSON.stringify(website) })
    .execute();

  expect((await engine.call(path, { token: 'agent' })).body).toEqual({
    loginUrl: 'https://forms.example/login?agent=ada',
  });
  expect(await engine.call(path)).toMatchObject({ status: 401 });
});

test('the stock forms are in the language of the site', async () => {
  const website = sampleWebsite('Chez nous');
  Object.assign(website.config.display, { language: 'fr' });
  await engine.store.db
    .insertInto('settings')
    .values({ space_id: 'san-antonio', name: 'website', saved_by: null, body: JSON.stringify(website) })
    .execute();
  const french = async (form: string) =>
    (await engine.call(`space/san-antonio/profile/form/${form}/view`)).body;
  const labels = ({ fields }: { fields: { label: string }[] }) => fields.map(({ label }) => label);

  const evaluation = await french('home-evaluation');
  expect(evaluation.name).toBe('Évaluation gratuite de votre propriété');
  expect(labels(evaluation)).toContain('Courriel');
  expect(evaluation.fields[1].options[0]).toBe('Maison');
  const tour = await french('tour');
  expect(labels(tour).slice(0, 2)).toEqual(['Quel type de visite préférez-vous ?', 'Jour souhaité']);
  // Stored as specified; the site translates them.
  expect(tour.fields[0].options).toEqual(['In person Tour', 'Video Tour']);
});

test('the newsletter form stores a lead without a mail to an agent, and mails the link that confirms', async () => {
  const { viewId } = await view('newsletter');
  const submission = { email: 'fern@example.com', pageUrl: 'http://localhost/blog' };
  expect(await submit('newsletter', { submission, viewId })).toMatchObject({ status: 200 });

  const mails = await engine.store.db
    .selectFrom('mails')
    .select(['kind', 'recipient'])
    .where('recipient', '=', 'fern@example.com')
    .execute();
  expect(mails).toEqual([{ kind: 'newsletter-confirm', recipient: 'fern@example.com' }]);
  const lead = await engine.store.db
    .selectFrom('leads')
    .select('email')
    .where('kind', '=', 'newsletter')
    .executeTakeFirst();
  expect(lead).toEqual({ email: 'fern@example.com' });
});

describe('forms that agents design', () => {
  const DESIGNS = 'space/edmonton/app/redforms/designs';
  const EMAIL = { name: 'email', label: 'E-mail', type: 'email', required: true };
  const design = (name: string, fields: unknown[] = [EMAIL]) => ({ name, captcha: 'doubt', fields });
  const send = async (form: string, submission: Record<string, string>) =>
    submit(form, { submission, viewId: (await view(form)).viewId });
  const create = (body: unknown, token = 'agent') => engine.call(DESIGNS, { method: 'POST', token, body });

  test('a form is added, sent by a visitor as a lead, changed over its revision alone, and deleted', async () => {
    const budget = {
      name: 'budget',
      label: 'Budget',
      type: 'select',
      required: false,
      options: ['Low', 'High'],
    };
    const { status, body } = await create(design('Buyers, welcome', [EMAIL, budget]));
    expect([status, body.id, body.isStock]).toEqual([201, expect.stringMatching(/^buyers-welcome-/), false]);

    expect((await view(body.id)).fields).toEqual([EMAIL, budget]);
    expect(await send(body.id, { email: 'fern@example.com', budget: 'Low' })).toMatchObject({ status: 200 });
    expect(await send(body.id, { email: 'fern@example.com', budget: 'None' })).toMatchObject({
      status: 400,
      body: { error: { field: 'submission.budget' } },
    });
    const change = (revision?: number) =>
      engine.call(`${DESIGNS}/${body.id}`, {
        method: 'PUT',
        token: 'editor',
        revision,
        body: design('Buyers'),
      });
    expect((await change()).status).toBe(428);
    expect((await change(1)).status).toBe(412);
    const changed = await change(body.revision);
    expect(changed.body).toMatchObject({ name: 'Buyers', fields: [EMAIL] });
    expect((await change(body.revision)).status).toBe(412);

    const remove = (revision: number) =>
      engine.call(`${DESIGNS}/${body.id}`, { method: 'DELETE', token: 'agent', revision });
    expect((await remove(body.revision)).status).toBe(412);
    expect((await remove(changed.body.revision)).status).toBe(200);
    expect((await engine.call(`space/edmonton/profile/form/${body.id}/view`)).status).toBe(404);
  });

  test('a field may be named like a property of all objects, and left empty', async () => {
    const field = { name: 'constructor', label: 'Constructor', type: 'text', required: false };
    const { body } = await create(design('Builders', [EMAIL, field]));

    expect(await send(body.id, { email: 'gil@example.com' })).toMatchObject({ status: 200 });
    expect(await send(body.id, { email: 'gil@example.com', constructor: 'Casas' })).toMatchObject({
      status: 200,
    });
    const stored = (await submissions()).filter(({ form_id }) => form_id === body.id);
    expect(stored.map(({ submission }) => Object.keys(submission as object))).toEqual([
      ['email'],
      ['email', 'constructor'],
    ]);
  });

  test('a stock form is changed for one site, and restored by deleting the change', async () => {
    const stock = await view('request-showing');
    const put = { method: 'PUT', token: 'agent', body: design('See it') };
    const { body } = await engine.call(`${DESIGNS}/request-showing`, put);

    expect(body).toMatchObject({ isStock: true, revision: expect.any(Number) });
    expect((await view('request-showing')).name).toBe('See it');
    await engine.call(`${DESIGNS}/request-showing`, {
      method: 'DELETE',
      token: 'agent',
      revision: body.revision,
    });
    expect((await view('request-showing')).fields).toEqual(stock.fields);
    expect((await engine.call(`${DESIGNS}/none-such`, put)).status).toBe(404);
  });

  test.each<[string, unknown]>([
    ['name', design(' ')],
    ['fields', design('No way back', [{ ...EMAIL, required: false }])],
    ['fields.1.name', design('Twice', [EMAIL, EMAIL])],
    ['fields.0.name', design('Reserved', [{ ...EMAIL, name: 'pageUrl' }])],
    ['fields.0.name', design('Markup', [{ ...EMAIL, name: '<b>' }])],
    ['fields.0.label', design('Unnamed', [{ ...EMAIL, label: '' }])],
    ['fields.0.type', design('Strange', [{ ...EMAIL, type: 'file' }])],
    ['fields.1.options', design('Empty', [EMAIL, { ...EMAIL, name: 'kind', type: 'select', options: [] }])],
  ])('a design with a wrong %s is rejected by its name: %#', async (field, body) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { error: { field } } });
  });

  test('those who may not change the site may not change its forms', async () => {
    expect((await create(design('Mine'), 'realtor')).status).toBe(403);
    expect((await create(design('Mine'), 'viewer')).status).toBe(403);
    expect((await create(design('Mine'), 'elsewhere')).status).toBe(403);
  });
});

describe('captchas of submissions that may be a robot’s', () => {
  let doubting: TestEngine;
  const clock = { now: TEST_NOW };
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  beforeAll(async () => {
    doubting = await createTestEngine({ clock: () => clock.now, doubtLimits: DOUBT_LIMITS });
    await addSpaces(doubting.store);
  });
  afterAll(() => doubting.close());

  const open = async (form = 'general', query = '') =>
    (await doubting.call(`${FORMS}/${form}/view${query}`)).body;
  const solved = async (viewId: string) => captchaNumbers(await formSecret(doubting.store), viewId);
  const post = (body: object, { form = 'general', ip = newIp() } = {}) =>
    doubting.call(`${FORMS}/${form}/submit`, {
      method: 'POST',
      body: { submission: { ...FILLED, email: `${newIp()}@example.test` }, ...body },
      headers: { 'x-visitor-address': ip },
    });
  const asked = { status: 400, body: { error: { field: 'captcha', reason: 'captcha-needed' } } };
  const message = (text: string) => ({ ...FILLED, email: 'links@example.test', message: text });

  test('no form asks at first, and one that a person fills in is sent', async () => {
    for (const form of ['general', 'contact-agent', 'tour', 'newsletter'])
      expect(await open(form)).toMatchObject({ hasCaptcha: false, captchaUrl: null });
    const { viewId } = await open();
    later(DOUBT_LIMITS.fillMs);

    expect(await post({ viewId })).toMatchObject({ status: 200 });
  });

  test('one sent at once needs the captcha of a further view; waiting does not help the first', async () => {
    const { viewId } = await open();
    expect(await post({ viewId })).toMatchObject(asked);
    later(60_000);
    expect(await post({ viewId })).toMatchObject(asked);

    const second = await open('general', '?captcha=true');
    expect(second).toMatchObject({
      hasCaptcha: true,
      hasCaptchaAudio: true,
      captchaUrl: expect.stringMatching(/^data:image/),
    });
    later(60_000);
    expect(await post({ viewId: second.viewId })).toMatchObject({
      status: 400,
      body: { error: { field: 'captcha', reason: 'captcha-missing' } },
    });
    const captcha = await solved(second.viewId);
    expect(await post({ viewId: second.viewId, captcha })).toMatchObject({ status: 200 });
  });

  test('the captcha cannot be taken off a view, nor its time be changed', async () => {
    const { viewId } = await open('general', '?captcha=true');
    const [time, nonce, , signature] = viewId.split('.');
    later(60_000);

    for (const forged of [`${time}.${nonce}.${signature}`, `0.${nonce}.captcha.${signature}`])
      expect(await post({ viewId: forged })).toMatchObject({
        status: 400,
        body: { error: { field: 'viewId', reason: 'expired' } },
      });
  });

  test('a text full of links, and a name that is one, are in doubt', async () => {
    const spam = 'http://a.example http://b.example http://c.example';
    for (const submission of [message(spam), { ...message('Hello'), name: 'www.win.example' }]) {
      const { viewId } = await open();
      later(60_000);
      expect(await post({ viewId, submission })).toMatchObject(asked);
    }
  });

  test.each([
    ['one network', () => '192.0.2.77', () => newIp()],
    ['one e-mail address', () => newIp(), () => 'same'],
  ])('the fifth submission of %s within ten minutes is in doubt', async (_, ip, name) => {
    const send = async () => {
      const { viewId } = await open();
      later(3000);
      return post({ viewId, submission: { ...FILLED, email: `${name()}@example.test` } }, { ip: ip() });
    };
    for (let i = 0; i < DOUBT_LIMITS.submissions; i += 1) expect(await send()).toMatchObject({ status: 200 });

    expect(await send()).toMatchObject(asked);
    later(10 * 60_000);
    expect(await send()).toMatchObject({ status: 200 });
  });

  test('an agent chooses when each form asks', async () => {
    const email = { name: 'email', label: 'E-mail', type: 'email', required: true };
    const form = async (captcha: string) => {
      const body = { name: captcha, captcha, fields: [email] };
      const path = 'space/edmonton/app/redforms/designs';
      return (await doubting.call(path, { method: 'POST', token: 'agent', body })).body.id;
    };
    const [never, always] = [await form('never'), await form('always')];

    expect(await post({ viewId: (await open(never)).viewId }, { form: never })).toMatchObject({
      status: 200,
    });

    const { viewId, hasCaptcha } = await open(always);
    later(60_000);
    expect(hasCaptcha).toBe(true);
    expect(await post({ viewId }, { form: always })).toMatchObject({
      status: 400,
      body: { error: { reason: 'captcha-missing' } },
    });
    expect(await post({ viewId, captcha: await solved(viewId) }, { form: always })).toMatchObject({
      status: 200,
    });
  });
});
