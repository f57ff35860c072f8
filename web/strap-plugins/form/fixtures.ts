import { testForm } from '#web/src/forms/test-form.ts';
import { defaultState, type FormState } from './parts.ts';

export const fixtures: Record<string, FormState> = {
  'write to the agent': defaultState,
  'a question with other words': {
    formID: 'stock/general',
    title: { html: 'Ask us anything', size: 'h2' },
    text: { html: '<p>We answer within a day, usually before lunch.</p>' },
    buttonText: 'Ask',
    listingID: null,
  },
};

const CAPTCHA =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><text x="80" y="38" font-family="monospace" font-size="30" letter-spacing="10" text-anchor="middle" fill="#333">4719</text></svg>';

/** Data of the query for rendering the fixtures. */
export const data = {
  form: testForm({
    hasCaptcha: true,
    captchaUrl: `data:image/svg+xml,${encodeURIComponent(CAPTCHA)}`,
  }),
};

/** Empty data of the query. */
export const empty = { form: null };
