import { expect, test } from 'vitest';
import { localise, markedSentence, sentencesHash } from './dictionaries.ts';
import { inlineSentences } from './inline-messages.ts';

const CLOSE = '"__say:message:ui.close:text__"';
const HOMES =
  '{one:"__say:message:search.count:one__",many:"__say:message:search.count:many__",other:"__say:message:search.count:other__"}';

test.each([
  [`message('ui.close')`, `(${CLOSE})`],
  [`<p>{message('ui.close')}</p>`, `<p>{(${CLOSE})}</p>`],
  [`tradeMessage('heading.any')`, `("__say:tradeMessage:heading.any:text__")`],
  [
    `message(isOne ? 'ui.close' : 'header.signIn')`,
    `(isOne ? ${CLOSE} : "__say:message:header.signIn:text__")`,
  ],
  [
    `message(found.length > 0 && !isOld ? 'ui.close' : 'header.signIn')`,
    `(found.length > 0 && !isOld ? ${CLOSE} : "__say:message:header.signIn:text__")`,
  ],
  [`message('no.such.key')`, `message('no.such.key')`],
  ["message('a.' + kind)", "message('a.' + kind)"],
  [`editorMessage('ui.close')`, `editorMessage('ui.close')`],
])('the sentence of %s is marked where it is asked for', (code, inlined) => {
  expect(inlineSentences(code)).toBe(inlined);
});

test('a sentence with placeholders or forms is filled where it is said', () => {
  const code = inlineSentences(`message('search.count', { count: 2 })`);

  expect(code).toContain(`fillSentence(${HOMES}, { count: 2 })`);
  expect(code).toContain("from '#domain/language/fill.ts'");
});

test('a module that asks for nothing else leaves the dictionary, and its types stay', () => {
  const from = "from '#web/src/messages.ts';";

  expect(inlineSentences(`import { message } ${from}\nmessage('ui.close')`)).toBe(`\n(${CLOSE})`);
  expect(inlineSentences(`import { type MessageKey, message } ${from} message('ui.close')`)).toContain(
    `import type { MessageKey } ${from}`,
  );
  const editors = "import { editorMessage } from '../messages.ts'; editorMessage('toolbar.label')";
  expect(inlineSentences(editors)).toBe(editors);
  expect(inlineSentences(`import { message } ${from} message('ui.close'); message(key)`)).toContain(
    `import { message } ${from}`,
  );
});

test('a marker becomes the sentence of a language, whatever quotes it stands in', () => {
  const marker = markedSentence('message', 'ui.close')?.slice(1, -1) ?? '';

  expect(localise(`a("${marker}")`, 'en')).toBe('a("Close")');
  expect(localise(`a("${marker}")`, 'fr')).toBe('a("Fermer")');
  const favourite = markedSentence('message', 'details.favourite') ?? '';
  expect(localise(favourite, 'en')).toBe('"Save to favourites"');
  expect(localise(favourite, 'en-us')).toBe('"Save to favorites"');
  for (const quote of ['"', "'", '`']) {
    const code = localise(`${quote}__say:message:modal.vow.text:text__${quote}`, 'en');
    expect(new Function(`return ${code}`)()).toMatch(/real-estate board ask\.\n\nMembership/);
  }
});

test('the name of a chunk depends on its sentences', () => {
  const hash = (key: string) => sentencesHash(markedSentence('message', key) ?? '');

  expect(hash('ui.close')).toBe(hash('ui.close'));
  expect(hash('ui.close')).not.toBe(hash('header.signIn'));
});
