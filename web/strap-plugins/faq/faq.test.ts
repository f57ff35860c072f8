import { expect, test } from 'vitest';
import { faqJsonLd } from './structured-data.ts';

const item = (question: string, answer: string) => ({
  question: { html: question },
  answer: { html: answer },
});

test('questions are text and answers markup, without what could end the script', () => {
  const json = faqJsonLd([item('Fees &amp; <em>costs</em>?', '<p>None </script>.</p>')]) ?? '';
  const [question] = JSON.parse(json).mainEntity;

  expect(json).not.toContain('<');
  expect(question.name).toBe('Fees & costs?');
  expect(question.acceptedAnswer.text).toBe('<p>None </script>.</p>');
});

test('what has no answer is left out, and nothing remains of nothing', () => {
  expect(faqJsonLd([item('Why?', '<p></p>'), item('', '<p>Because.</p>')])).toBeNull();
});
