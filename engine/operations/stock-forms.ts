import type { Form, FormField } from '#domain/contact/form.ts';

const field = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  type: 'text',
  required: false,
  ...more,
});

const NAME = field('name', 'Your name', { required: true });
const EMAIL = field('email', 'E-mail', { type: 'email', required: true });
const PHONE = field('phone', 'Phone', { type: 'phone', placeholder: '780-555-1234' });
const MESSAGE = field('message', 'Message', { type: 'textarea' });
const VISIT = [NAME, EMAIL, { ...PHONE, required: true }, MESSAGE];

/** Forms every space has; a form of the space with the same id replaces one. */
export const STOCK_FORMS: readonly Form[] = [
  {
    id: 'contact-agent',
    name: 'Contact an agent',
    fields: [NAME, EMAIL, PHONE, { ...MESSAGE, required: true }],
    hasCaptcha: false,
  },
  // Type and date of a tour come from domain/tour.
  { id: 'tour', name: 'Schedule a tour', fields: VISIT, hasCaptcha: false },
  { id: 'request-showing', name: 'Request a showing', fields: VISIT, hasCaptcha: false },
  { id: 'more-info', name: 'More information', fields: [NAME, EMAIL, PHONE, MESSAGE], hasCaptcha: false },
  {
    id: 'home-evaluation',
    name: 'Free home evaluation',
    fields: [
      field('address', 'Address of the home', { required: true }),
      field('propertyType', 'Kind of home', {
        type: 'select',
        options: ['House', 'Condo', 'Townhouse', 'Acreage', 'Something else'],
      }),
      field('plans', 'When do you plan to sell?', {
        type: 'select',
        options: ['As soon as possible', 'Within six months', 'Within a year', 'Just curious'],
      }),
      NAME,
      EMAIL,
      PHONE,
    ],
    hasCaptcha: false,
  },
  {
    id: 'general',
    name: 'General question',
    fields: [NAME, EMAIL, field('subject', 'Subject'), { ...MESSAGE, required: true }],
    hasCaptcha: true,
  },
];
