import { expect, test } from 'vitest';
import { fillReplyText } from './reply-text.ts';
import { replyTextsSchema } from './reply-text-schema.ts';

const FULL = 'Hello {name},\n\nThank you for asking about {home}.\n\nKind regards,\n{agent}';

test.each([
  [
    { name: 'Fern', home: '12 Elm Street', agent: 'Ada' },
    'Hello Fern,\n\nThank you for asking about 12 Elm Street.\n\nKind regards,\nAda',
  ],
  [
    { name: '', home: 'the home', agent: '' },
    'Hello,\n\nThank you for asking about the home.\n\nKind regards,',
  ],
  [
    { name: '{home}', home: 'x', agent: '$1' },
    'Hello {home},\n\nThank you for asking about x.\n\nKind regards,\n$1',
  ],
])('a reply text with %j leaves no gaps', (values, filled) => {
  expect(fillReplyText(FULL, values)).toBe(filled);
});

test.each([
  ['texts with known placeholders', [{ name: 'Thanks', text: FULL }], null],
  ['no text at all', [], null],
  ['an unknown placeholder', [{ name: 'Thanks', text: 'Hello {first}' }], '{first} cannot be filled in'],
  ['a text without words', [{ name: 'Thanks', text: '  ' }], 'needs words'],
  ['a text without a name', [{ name: ' ', text: 'Hello' }], 'needs a name'],
  ['a text that is too long', [{ name: 'Thanks', text: 'x'.repeat(1501) }], '1500 characters'],
  [
    'two texts with one name',
    [
      { name: 'Thanks', text: 'Hello' },
      { name: 'Thanks ', text: 'Bye' },
    ],
    'Another text has this name',
  ],
])('%s: %j', (_, texts, problem) => {
  const { error } = replyTextsSchema.safeParse(texts);

  if (problem === null) expect(error).toBeUndefined();
  else expect(error?.issues[0]?.message).toContain(problem);
});
