import { expect, test } from 'vitest';
import { inlineSentences } from './vite/inline-messages.ts';

const SENTENCES = { 'a.b': 'Say "hi"', 'a.c': '{count} homes' };

test.each([
  [`message('a.b')`, `("Say \\"hi\\"")`],
  [`<p>{message('a.b')}</p>`, `<p>{("Say \\"hi\\"")}</p>`],
  [`message(isOne ? 'a.b' : 'a.c')`, `(isOne ? "Say \\"hi\\"" : "{count} homes")`],
  [`message('no.such.key')`, `message('no.such.key')`],
  ["message('a.' + kind)", "message('a.' + kind)"],
  [`editorMessage('a.b')`, `editorMessage('a.b')`],
])('%s becomes %s', (code, inlined) => {
  expect(inlineSentences(code, SENTENCES)).toBe(inlined);
});

test('a message with parameters is inlined', () => {
  const code = inlineSentences(`message('a.c', { count: 2 })`, SENTENCES);

  expect(code).toContain('fillSentence("{count} homes", { count: 2 })');
  expect(code).toContain("from '#web/src/fill.ts'");
});

test('an unused import of the dictionary is removed; a used one stays', () => {
  const from = "from '#web/src/messages.ts';";

  expect(inlineSentences(`import { message } ${from}\nmessage('a.b')`, SENTENCES)).toBe('\n("Say \\"hi\\"")');
  expect(inlineSentences(`import { type MessageKey, message } ${from} message('a.b')`, SENTENCES)).toContain(
    `import type { MessageKey } ${from}`,
  );
  expect(inlineSentences(`import { message } ${from} message('a.b'); message(key)`, SENTENCES)).toContain(
    `import { message } ${from}`,
  );
});
