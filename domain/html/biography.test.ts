import { expect, test } from 'vitest';
import { biographyHtml, biographyText } from './biography.ts';

test.each([
  ['', ''],
  ['  \n \n', ''],
  ['One line', '<p>One line</p>'],
  ['First\n\n\nSecond', '<p>First</p><p>Second</p>'],
  ['First\r\nsame paragraph', '<p>First<br>same paragraph</p>'],
  ['Tom & <b>Jo</b>', '<p>Tom &amp; &lt;b&gt;Jo&lt;/b&gt;</p>'],
])('the typed biography %j is stored as %j', (text, html) => {
  expect(biographyHtml(text)).toBe(html);
});

test.each([
  ['', ''],
  ['Plain', 'Plain'],
  ['<p>First</p><p>Second<br>line</p>', 'First\n\nSecond\nline'],
  ['<p>Tom &amp; &lt;b&gt;Jo&lt;/b&gt; &amp;lt;</p>', 'Tom & <b>Jo</b> &lt;'],
  ['<p>With <strong>weight</strong></p>', null],
  ['<ul><li>A list</li></ul>', null],
  ['<h3>Title</h3><p>Text</p>', null],
  ['<p class="x">Text</p>', null],
])('the stored biography %j is edited as %j', (html, text) => {
  expect(biographyText(html)).toBe(text);
});
