import { testForm } from '#web/src/forms/test-form.ts';
import { defaultState, type FormState } from './state.ts';

export const fixtures: Record<string, FormState> = {
  'write to the agent': defaultState,
  'a question with other words': {
    formID: 'stock/general',
    title: { html: 'Ask us anything', size: 'h2' },
    text: { html: '<p>We answer within a day, usually before lunch.</p>' },
    buttonText: 'Ask',
  },
};

/** What the document answers, for rendering the fixtures. */
export const data = {
  form: testForm({
    hasCaptcha: true,
    captchaUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="56"/%3E',
  }),
};

/** What it answers when there is nothing to show. */
export const empty = { form: null };
