import type { Form, FormField } from '#domain/contact/form.ts';
import type { Language } from '#domain/language/language.ts';
import { formMessages } from '#engine/forms/form-messages.ts';
import { NEWSLETTER_FORM } from '#engine/newsletter/newsletter-form.ts';

/** Forms every space has, in the language of its site; a form of the space with the same id replaces one. */
export function stockForms(language: Language): Form[] {
  const translate = formMessages(language);
  const name = field('name', translate('name'), { required: true });
  const email = field('email', translate('email'), { type: 'email', required: true });
  const phone = field('phone', translate('phone'), { type: 'phone', placeholder: '555-555-0123' });
  const text = field('message', translate('message'), { type: 'textarea' });
  const visit = [name, email, { ...phone, required: true }, text];

  return [
    form('contact-agent', translate('contact'), [name, email, phone, { ...text, required: true }]),
    // Type and date of a tour come from domain/tour.
    form('tour', translate('tour'), visit),
    form('request-showing', translate('showing'), visit),
    form('more-info', translate('info'), [name, email, phone, text]),
    form(NEWSLETTER_FORM, translate('newsletter'), [email]),
    form('home-evaluation', translate('evaluation'), [
      field('address', translate('address'), { required: true }),
      field('propertyType', translate('kind'), {
        type: 'select',
        options: [
          translate('kind.house'),
          translate('kind.condo'),
          translate('kind.townhouse'),
          translate('kind.acreage'),
          translate('kind.other'),
        ],
      }),
      field('plans', translate('plans'), {
        type: 'select',
        options: [
          translate('plans.now'),
          translate('plans.sixMonths'),
          translate('plans.year'),
          translate('plans.curious'),
        ],
      }),
      name,
      email,
      phone,
    ]),
    form('general', translate('general'), [
      name,
      email,
      field('subject', translate('subject')),
      { ...text, required: true },
    ]),
  ];
}

function form(id: string, name: string, fields: FormField[]): Form {
  return { id, name, fields, captcha: 'doubt' };
}

function field(name: string, label: string, more: Partial<FormField> = {}): FormField {
  return { name, label, type: 'text', required: false, ...more };
}
