import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './heading.tsx';
import { RichText } from './rich-text.tsx';

test('a heading has its chosen size and renders nothing when empty', () => {
  expect(renderToString(<Heading part={{ html: 'A <em>b</em>', size: 'h3' }} />)).toBe(
    '<h3 class="heading">A <em>b</em></h3>',
  );
  expect(renderToString(<Heading part={{ html: '', size: 'h3' }} />)).toBe('');
});

test("parts render the editor's elements", () => {
  expect(renderToString(<Heading part={{ html: <b>typed</b>, size: 'h2' }} />)).toContain('<b>typed</b>');
  expect(renderToString(<RichText part={{ html: <b>typed</b> }} />)).toContain('<b>typed</b>');
});

test.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', ' <p> </p> '])(
  'empty rich text %j is hidden from visitors [R5.037]',
  (html) => {
    expect(renderToString(<RichText part={{ html }} />)).toBe('');
  },
);
