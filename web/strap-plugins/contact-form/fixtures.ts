import { testForm } from '#web/src/forms/test-form.ts';
import { type ContactFormState, defaultState } from './parts.ts';

export const fixtures: Record<string, ContactFormState> = {
  'the office beside the form': defaultState,
  'words of its own, without a map': {
    title: { html: 'Come in, the door is open', size: 'h2' },
    text: { html: '<p>Coffee is on from eight. Dogs are welcome.</p>' },
    layout: 'aside',
    formID: 'stock/general',
    links: [{ icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' }],
    showMap: false,
  },
  'the form first': { ...defaultState, layout: 'first' },
  'the form below': { ...defaultState, layout: 'stacked' },
};

/** Data of the query for rendering the fixtures. */
export const data = { form: testForm() };

/** Empty data of the query. */
export const empty = { form: null };
