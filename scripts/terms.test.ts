import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const ROOMS = ['demo', 'domain', 'e2e', 'editor', 'engine', 'gateway', 'scripts', 'web'];
/** Dictionaries hold sentences for users, and this file the words themselves. */
const EXCLUDED = /messages\.ts$|^scripts\/terms\.test\.ts$|^docs\/glossary\.md$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/[^\n]*/g;
const AVOIDED =
  /\b(?:kept|told|hears|hand(?:s|ed) on|pushed out|whoever|anew|unasked|gives? up|given up|for good|goes on|comes to rest|(?:is|are|was|were) asked(?! to)|answers (?:on|at|with|to)\b|its maker)\b/i;
/** In comments only: fields of the API are called so. */
const REFUSED = /\brefus(?:e[sd]?|ing|als?)\b/i;
const DECLARED =
  /\b(?:const|let|function|type|interface|class)\s+(answers?|Answers?|giveUp|goOn|forget|asks?|\w*(?:[kK]ept|KEPT|[tT]old|TOLD|[hH]ears|[tT]ells?(?![a-z])|ANSWER_|_ANSWER)\w*)\b/g;

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !EXCLUDED.test(file) && existsSync(join(ROOT, file)));
const files = listed('*.ts', '*.tsx', '*.mjs', '*.css').filter((file) =>
  ROOMS.includes(file.split('/')[0] ?? ''),
);
/** Read as a whole: documents, and the descriptions of the API. */
const texts = listed('*.md', 'gateway/schema/*.graphql');

/** Comments with words the glossary avoids, and declarations named by them. */
function offences(text: string): string[] {
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment);
  const names = [...text.replace(COMMENT, '').matchAll(DECLARED)].map(([, name]) => name ?? '');
  return [...comments.filter((comment) => AVOIDED.test(comment) || REFUSED.test(comment)), ...names];
}

test('comments and declarations use the standard terms of docs/glossary.md', () => {
  expect(offences('/** Results are kept. */\nconst a = 1; // refused twice')).toHaveLength(2);
  expect(offences("const isKept = 1;\nfunction told() {}\nconst MAX_ANSWER_BYTES = 'kept';")).toEqual([
    'isKept',
    'told',
    'MAX_ANSWER_BYTES',
  ]);
  expect(offences("const cached = 'https://kept.example/told';")).toEqual([]);

  expect(
    files.flatMap((file) =>
      offences(readFileSync(join(ROOT, file), 'utf8')).map((offence) => `${file}: ${offence}`),
    ),
  ).toEqual([]);
});

test('documents and descriptions of the API use them as well', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (AVOIDED.test(line) ? [`${file}:${index + 1}`] : [])),
    ),
  ).toEqual([]);
});
