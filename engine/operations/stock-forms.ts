import type { Form, FormField } from '#domain/contact/form.ts';
import type { Language } from '#domain/language/language.ts';
import { formMessages } from '#engine/forms/form-messages.ts';
import { NEWSLETTER_FORM } from '#engine/newsletter/newsletter-form.ts';

/** Forms every space has, in the language of its site; a form of the space with the same id replaces one. */
export function stockForms(language: Language): Form[] {
  const say = formMessages(language);
  const name = field('name', say('name'), { required: true });
  const email = field('email', say('email'), { type: 'email', required: true });
  const phone = field('phone', say('phone'), { type: 'phone', placeholder: '780-555-1234' });
  const text = field('message', say('message'), { type: 'textarea' });
  const visit = [name, email, { ...phone, required: true }, text];

  return [
    form('contact-agent', say('contact'), [name, email, phone, { ...text, required: true }]),
    // Type and date of a tour come from domain/tour.
    form('tour', say('tour'), visit),
    form('request-showing', say('showing'), visit),
    form('more-info', say('info'), [name, email, phone, text]),
    form(NEWSLETTER_FORM, say('newsletter'), [email]),
    form('home-evaluation', say('evaluation'), [
      field('address', say('address'), { required: true }),
      field('propertyType', say('kind'), {
        type: 'select',
        options: [
          say('kind.house'),
          say('kind.condo'),
          say('kind.townhouse'),
          say('kind.acreage'),
          say('kind.other'),
        ],
      }),
      field('plans', say('plans'), {
        type: 'select',
        options: [say('plans.now'), say('plans.sixMonths'), say('plans.year'), say('plans.curious')],
      }),
      name,
      email,
      phone,
    ]),
    {
      ...form('general', say('general'), [
        name,
        email,
        field('subject', say('subject')),
        { ...text, required: true },
      ]),
      hasCaptcha: true,
    },
  ];
}

function form(id: string, name: string, fields: FormField[]): Form {
  return { id, name, fields, hasCaptcha: false };
}

function field(name: string, label: string, more: Partial<FormField> = {}): FormField {
  return { name, label, type: 'text', required: false, ...more };
}
