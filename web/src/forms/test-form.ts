import type { FormPart_FormFragment } from './form-part.generated.ts';

const field = { required: true, placeholder: null, options: [], min: null, max: null, accountValue: null };

/** A form as the API returns it. */
export function testForm(changes: Partial<FormPart_FormFragment> = {}): FormPart_FormFragment {
  return {
    id: 'contact-agent',
    name: 'Contact an agent',
    viewId: 'v-1',
    hasCaptcha: false,
    captchaUrl: null,
    hasCaptchaAudio: false,
    fields: [
      { ...field, name: 'name', label: 'Your name', type: 'text' },
      { ...field, name: 'email', label: 'E-mail', type: 'email' },
      {
        ...field,
        name: 'phone',
        label: 'Phone',
        type: 'phone',
        required: false,
        placeholder: '780-555-1234',
      },
      { ...field, name: 'message', label: 'Message', type: 'textarea' },
    ],
    ...changes,
  };
}
