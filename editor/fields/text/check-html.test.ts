import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkHtml } from './check-html.ts';

test.each([
  '',
  'only words',
  '<p>One<p>Two',
  '<ul><li>One<li>Two</ul>',
  '<div class="a > b"><img src=x><br/><input disabled></div>',
  '<script>if (1 < 2) document.write("<div>")</script>',
  '<style>a > b { color: red }</style>',
  '<!-- <div> --><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '2 < 3 and 4 > 3',
])('%s is well formed', (markup) => {
  expect(checkHtml(markup)).toBeNull();
});

test.each([
  ['<div>\n<b>bold</div>', { kind: 'unclosed', tag: 'b', line: 2 }],
  ['<div>', { kind: 'unclosed', tag: 'div', line: 1 }],
  ['one\ntwo</span>', { kind: 'unopened', tag: 'span', line: 2 }],
  ['<a href="x>link</a>', { kind: 'cut', tag: 'a', line: 1 }],
  ['<div\n<p>x</p>', { kind: 'cut', tag: 'div', line: 1 }],
  ['<script>let a = 1', { kind: 'unclosed', tag: 'script', line: 1 }],
  ['<!-- never', { kind: 'cut', tag: '!--', line: 1 }],
])('%s is told', (markup, problem) => {
  expect(checkHtml(markup)).toEqual(problem);
});

test('any typed text is checked without an exception', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', '</', 'div', ' ', '"', "'", '=', '!--', '-->', 'script', '/')),
      (parts) => {
        checkHtml(parts.join(''));
      },
    ),
  );
});
