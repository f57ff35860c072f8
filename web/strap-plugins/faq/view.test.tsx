import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultState } from './parts.ts';
import { FaqView } from './view.tsx';

test('the index has the questions in the canvas too, where they are elements', () => {
  const items = [
    {
      question: { html: <i>edited</i>, markup: 'Fees &amp; <em>costs</em>?', size: 'h3' as const },
      answer: { html: '<p>None.</p>' },
    },
  ];
  const state = { ...defaultState, layout: 'index' as const, items };

  expect(renderToStaticMarkup(<FaqView id="s1" state={state} data={null} isEditing />)).toContain(
    '<a href="#s1-answer-1">Fees &amp; costs?</a>',
  );
});
