import { expect, test } from 'vitest';
import { replyLink } from './lead-reply.ts';

const lead = {
  summary: {
    name: 'Fern Hill',
    formName: 'Contact',
    mls: 'E4101',
    assignee: { id: 'a', name: 'Marta Novak' },
  },
  listing: { address: '8506 97 Street NW', mls: 'E4101' },
};
const anyHome = 'the home';
const bodyOf = (link: string) => new URL(link).searchParams.get('body');

test('a reply without a text has the subject alone', () => {
  expect(replyLink('fern@mail.example', { text: null, anyHome, lead })).toBe(
    'mailto:fern%40mail.example?subject=Re%3A%20Contact',
  );
});

test('a reply text greets by the first name, names the home and is signed by the agent', () => {
  const text = 'Hello {name},\n\nAbout {home}.\n\n{agent}';

  expect(bodyOf(replyLink('fern@mail.example', { text, anyHome, lead }))).toBe(
    'Hello Fern,\r\n\r\nAbout 8506 97 Street NW.\r\n\r\nMarta Novak',
  );
});
