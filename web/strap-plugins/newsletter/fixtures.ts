import { testForm } from '#web/src/forms/test-form.ts';
import { defaultState, type NewsletterState } from './parts.ts';

export const fixtures: Record<string, NewsletterState> = {
  'beside the words': {
    ...defaultState,
    title: { html: 'Letters from 112 Avenue', size: 'h2' },
    text: { html: '<p>One street, one price and one recipe, on the first Friday of the month.</p>' },
  },
  'below the words': { ...defaultState, layout: 'stacked' },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  form: testForm({
    id: 'newsletter',
    name: 'Newsletter',
    fields: testForm().fields.filter(({ name }) => name === 'email'),
  }),
};
