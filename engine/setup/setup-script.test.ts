import { expect, test } from 'vitest';
import { readyTheme } from '#domain/theme/palettes.ts';
import { lookOf } from '../identity/login/page-look.ts';
import { renderSetupForm } from './setup-page.ts';

const FIELDS = {
  siteName: '',
  host: '',
  country: 'CA',
  area: '',
  timeZone: '',
  currency: '',
  units: '',
  language: '',
  ownerName: '',
  email: '',
  password: '',
};

/** The form as a browser in a time zone shows it. */
async function openForm(timeZone = 'UTC') {
  // Its types would replace those of Node.
  const { JSDOM } = await import('jsdom' as string);
  const html = renderSetupForm({
    language: 'en',
    look: lookOf(readyTheme('prairie')),
    token: 't',
    here: 'localhost',
    alsoHere: true,
    fields: FIELDS,
    problems: {},
    passkey: null,
  });
  const { window } = new JSDOM(html, {
    runScripts: 'dangerously',
    beforeParse: ({ Intl: { DateTimeFormat } }: typeof globalThis) => {
      const { resolvedOptions } = DateTimeFormat.prototype;
      DateTimeFormat.prototype.resolvedOptions = function zoned() {
        return { ...resolvedOptions.call(this), timeZone };
      };
    },
  });
  const field = (
    id: string,
  ): { value: string; textContent: string; dispatchEvent: (event: unknown) => void } =>
    window.document.getElementById(id);
  const set = (id: string, value: string) => {
    field(id).value = value;
    field(id).dispatchEvent(new window.Event('change'));
  };

  return { field, set, window };
}

test('the example of an area is in the chosen country', async () => {
  const { field, set } = await openForm();

  expect(field('area-example').textContent).toBe('Halifax, NS');
  set('country', 'US');
  expect(field('area-example').textContent).toBe('Austin, TX');
  set('country', 'MX');
  expect(field('area-example').textContent).toBe('Mexico City');
});

test('the time zone is that of the province or state, until another one is chosen', async () => {
  const { field, set } = await openForm();

  set('area', 'Halifax, NS');
  expect(field('timeZone').value).toBe('America/Halifax');
  set('area', 'Calgary, AB');
  expect(field('timeZone').value).toBe('America/Edmonton');
  set('timeZone', 'America/Regina');
  set('area', 'Halifax, NS');
  expect(field('timeZone').value).toBe('America/Regina');
});

test.each([
  ['America/Edmonton', 'CA', 'America/Edmonton'],
  ['America/Denver', 'US', 'America/Denver'],
  ['UTC', 'CA', 'America/Toronto'],
])('a browser in %s suggests the country %s and the time zone %s', async (here, country, timeZone) => {
  const { field } = await openForm(here);

  expect(field('country').value).toBe(country);
  expect(field('timeZone').value).toBe(timeZone);
});

test('the password is shown on demand', async () => {
  const { window } = await openForm();
  const password = window.document.getElementById('password');
  const box = window.document.querySelector('#show-password input');

  expect(password.type).toBe('password');
  expect(box.closest('[hidden]')).toBeNull();
  box.click();
  expect(password.type).toBe('text');
  box.click();
  expect(password.type).toBe('password');
});
