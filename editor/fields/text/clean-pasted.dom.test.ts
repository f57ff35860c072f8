import { expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted.ts';

const clean = (html: string) => cleanPastedHtml(html).replaceAll(/\s+/g, ' ').trim();

test('pasting a web page retains its structure and removes styles, scripts and handlers', () => {
  const page = `<html><head><title>T</title><style>p{color:red}</style></head><body onload="x()">
    <h1 style="font-size:90px">Title</h1>
    <div class="a"><div>First <font color="red" face="Comic Sans MS" size="7">words</font></div></div>
    <p style="color:red;font-family:Papyrus" onclick="steal()">Second <b>bold</b> <i>slanted</i></p>
    <ul><li>One</li><li>Two</li></ul><script>alert(1)</script><img src=x onerror="alert(1)">
    <a href="javascript:alert(1)">bad</a> <a href="https://example.com/" target="_blank" style="color:red">good</a>
    <table><tr><td>Beds</td><td>3</td></tr></table><h6>Small</h6></body></html>`;

  expect(clean(page)).toBe(
    '<h2>Title</h2> <p>First words</p> <p>Second <strong>bold</strong> <em>slanted</em></p> ' +
      '<ul><li>One</li><li>Two</li></ul> <a>bad</a> <a href="https://example.com/">good</a> <p>Beds, 3</p><h4>Small</h4>',
  );
});

test('a document of Google Docs does not become bold', () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">
    <span style="font-size:11pt;font-family:Arial;color:#000;font-weight:400">Plain </span><span style="font-weight:700">bold </span>
    <span style="font-style:italic">slanted</span></p><ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span>Item</span></p></li></ul></b>`;

  expect(clean(docs)).toBe(
    '<p> Plain <strong>bold </strong> <em>slanted</em></p><ul><li><p>Item</p></li></ul>',
  );
});

test('lists of Word become lists', () => {
  const word = `<p class=MsoNormal style='margin:0'><span style='font-family:"Calibri"'>Hello<o:p></o:p></span></p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>One</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Two</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>First</p>`;

  expect(clean(word)).toBe('<p>Hello</p> <ul><li>One</li><li>Two</li></ul> <ol><li>First</li></ol>');
});

test('nested lists are preserved, from Word and from Google Docs', () => {
  const item = (level: number, bullet: string, words: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${bullet}</span>${words}</p>`;
  const word = [
    item(1, '·', 'Kitchen'),
    item(2, 'o', 'Oven'),
    item(2, 'o', 'Sink'),
    item(1, '·', 'Garden'),
  ].join('');
  const docs = `<b style="font-weight:normal"><ul><li>Kitchen</li><ul><li>Oven</li><li>Sink</li></ul><li>Garden</li></ul></b>`;
  const both = '<ul><li>Kitchen<ul><li>Oven</li><li>Sink</li></ul></li><li>Garden</li></ul>';

  expect(clean(word)).toBe(both);
  expect(clean(docs)).toBe(both);
  expect(clean(item(3, '1.', 'Deep') + item(1, '·', 'Flat'))).toBe(
    '<ol><li>Deep</li></ol><ul><li>Flat</li></ul>',
  );
});

test('text copied from the page retains its sizes and colours', () => {
  const own = '<p data-pm-slice="1 1 []">In <span style="color: var(--color-accent)">colour</span></p>';

  expect(cleanPastedHtml(own)).toBe(own);
});

test.each([
  ['', ''],
  ['just text', 'just text'],
  ['<p>&nbsp;</p><p></p>', ''],
  ['<svg onload=alert(1)><circle/></svg>', ''],
  ['<svg onload=alert(1)><p>x</p></svg>', '<p>x</p>'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ['<math><constructor>x</constructor></math>', ''],
])('%s becomes %j', (html, expected) => {
  expect(clean(html)).toBe(expected);
});
