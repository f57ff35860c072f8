import { expect, test } from 'vitest';
import { checkDrawing } from './check-drawing.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

test.each([
  ['shapes, gradients and links within', svg('<g id="a"><rect fill="url(#b)"/></g><use xlink:href="#a"/>')],
  ['a style of its own', svg('<style>/* a */ .a { fill: url( "#b" ) }</style>')],
  ['a style as CDATA', svg('<style><![CDATA[ .a > .b { fill: red } ]]></style>')],
  ['a picture within', svg('<image href="data:image/png;base64,AA"/>')],
  ['a font within', svg('<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>')],
  ['a document type', `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "a" "b">${svg('')}`],
  [
    'what drawing programs note',
    svg('<metadata><x:rdf xmlns:x="http://x.example/">onload=1</x:rdf></metadata>'),
  ],
  ['text that speaks of scripts', svg('<text>Press on = to run &lt;script&gt;</text>')],
  ['an animation', svg('<rect><animate attributeName="width" values="1;2"/></rect>')],
])('%s is accepted', (_, text) => {
  expect(() => checkDrawing(text)).not.toThrow();
});

test.each([
  ['a script', svg('<script>x()</script>')],
  ['a script of another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>')],
  ['a handler', svg('<rect onload="x()"/>')],
  ['a handler on its own line', svg('<rect\nonclick\n=\n"x()"/>')],
  ['markup of a page', svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml">x</h:p>')],
  ['a foreign object', svg('<foreignObject/>')],
  ['a link elsewhere', svg('<a href="https://a.example"/>')],
  ['a link that runs, written as entities', svg('<a href="java&#115;cript:x()"/>')],
  ['a link that is animated', svg('<a href="#a"><set attributeName="href" to="https://a.example"/></a>')],
  ['a picture elsewhere', svg('<image xlink:href="//a.example/b.png"/>')],
  ['a drawing within', svg('<use href="data:image/svg+xml,AA"/>')],
  ['a style that loads', svg('<style>.a { fill: url( https://a.example ) }</style>')],
  ['a style that imports, cut in two', svg('<style>@im<![CDATA[port "//a.example"]]></style>')],
  ['an attribute that loads', svg('<rect fill="url(https://a.example#b)"/>')],
  ['a sheet elsewhere', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
])('%s is rejected', (_, text) => {
  expect(() => checkDrawing(text)).toThrow(/holds scripts or loads something from elsewhere/);
});

test.each([
  ['what is not well-formed', svg('<g>')],
  ['an encoding of other letters', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`],
])('%s is unreadable', (_, text) => {
  expect(() => checkDrawing(text)).toThrow(/damaged/);
});

test('groups may be nested 200 deep', () => {
  const nested = (depth: number) => svg('<g>'.repeat(depth) + '</g>'.repeat(depth));

  expect(() => checkDrawing(nested(199))).not.toThrow();
  expect(() => checkDrawing(nested(200))).toThrow(/200 deep/);
});

test.each([
  ['spaces before a link', svg(`<a href=${' '.repeat(2_000_000)}"#a"/>`)],
  ['spaces in a link', svg(`<a href="${' '.repeat(2_000_000)}#a"/>`)],
  ['spaces in a style', svg(`<style>url(${' '.repeat(2_000_000)}#a)</style>`)],
  ['many links', svg('<a href="#a"/>'.repeat(140_000))],
  [
    'many attributes',
    svg(`<g ${Array.from({ length: 100_000 }, (_, at) => `a${at}="url(#b)"`).join(' ')}/>`),
  ],
  ['many groups', `<svg>${'<g>'.repeat(600_000)}`],
  ['much text', svg(`<style>${'url(#a) '.repeat(250_000)}</style>`)],
  ['no end of a tag', `<svg ${'<'.repeat(2_000_000)}`],
])('2 MB of %s are checked in a moment', (_, text) => {
  const start = process.cpuUsage();
  try {
    checkDrawing(text);
  } catch {}
  const { user, system } = process.cpuUsage(start);

  expect((user + system) / 1000).toBeLessThan(1500);
});
