import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { Heading } from './heading.tsx';
import { ButtonList, LinkList } from './link-list.tsx';
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

test.each([
  ['a list', LinkList],
  ['buttons', ButtonList],
])('of the links of %s the site fills the texts, and what they call', (_, View) => {
  const html = renderToString(
    <TestFrame>
      <View links={[{ text: '{office.phone}', href: 'tel:', type: 'link' }]} />
    </TestFrame>,
  );

  expect(html).toContain('href="tel:7805550140"');
  expect(html).toContain('780-555-0140');
});
