import { expect, test } from 'vitest';
import { REPLIES, replyLink } from './lead-reply.ts';

const lead = {
  summary: {
    name: 'Fern Hill',
    formName: 'Contact',
    mls: 'E4101',
    assignee: { id: 'a', name: 'Marta Novak' },
  },
  listing: { address: '8506 97 Street NW', mls: 'E4101' },
};
const bodyOf = (link: string) => new URL(link).searchParams.get('body');

test('a reply without a text has the subject alone', () => {
  expect(replyLink('fern@mail.example', 'blank', lead)).toBe(
    'mailto:fern%40mail.example?subject=Re%3A%20Contact',
  );
});

test('a reply text greets by name, names the home and is signed by the agent', () => {
  const body = bodyOf(replyLink('fern@mail.example', 'viewing', lead));

  expect(body).toMatch(/^Hello Fern,\r\n\r\n/);
  expect(body).toContain('8506 97 Street NW');
  expect(body).toMatch(/Marta Novak$/);
});

test.each(REPLIES.filter((reply) => reply !== 'blank'))(
  'the text %s has no gaps without name, home and agent',
  (reply) => {
    const unknown = {
      summary: { name: '', formName: 'Contact', mls: null, assignee: null },
      listing: null,
    };
    const body = bodyOf(replyLink('fern@mail.example', reply, unknown));

    expect(body).toMatch(/^Hello,/);
    expect(body).not.toMatch(/[{}]|undefined|null| {2}/);
  },
);
