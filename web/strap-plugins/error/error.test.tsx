import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { errorPage } from '#web/src/page/page-straps.ts';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { ErrorView } from './view.tsx';

test('the heading for any other error is "An Error Has Occurred" [R2.161]', () => {
  const [strap] = errorPage(503, 'There was a problem loading the page.').straps;
  const html = renderToString(
    <TestFrame>
      <ErrorView id="error" state={strap?.state as never} data={null} isEditing={false} />
    </TestFrame>,
  );

  expect(html).toMatch(/<h1[^>]*>An Error Has Occurred<\/h1>/);
  expect(html).toContain('There was a problem loading the page.');
});
