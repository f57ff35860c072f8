import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { defaultState } from './parts.ts';
import { FiguresView } from './view.tsx';

test('a figure tells the style how long it is, so that a long one fits its column', () => {
  const figure = (html: string) => ({ figure: { html }, text: { html: '<p>sold</p>' } });
  const items = [figure('<p><strong>$1,234,567,890</strong></p>'), figure('<p>R&amp;D</p>')];
  const html = renderToString(
    <TestFrame>
      <FiguresView id="f" state={{ ...defaultState, items } as never} data={null} isEditing={false} />
    </TestFrame>,
  );

  expect(html.match(/--characters:\d+/g)).toEqual(['--characters:14', '--characters:3']);
});
