import { type CanvasText, textOf } from '../kit/rendered.ts';

type Answered = { question: { html: CanvasText }; answer: { html: CanvasText } };

/** The questions as a schema.org FAQPage, as text for a script element; null without a complete one. */
export function faqJsonLd(items: readonly Answered[]): string | null {
  const questions = items.flatMap(({ question, answer }) => {
    const name = plainText(textOf(question.html));
    const text = typeof answer.html === 'string' ? answer.html.trim() : '';

    return name && textOf(text)
      ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }]
      : [];
  });
  if (questions.length === 0) return null;
  const page = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions };

  // A < could end the script element.
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** `name` is text, where stored headings are markup. */
export function plainText(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}
