import { NEWSLETTER_FORM_ID } from '#domain/contact/form.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { NewsletterStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { NewsletterView } from './view.tsx';

export default defineStrap({
  name: 'strap-newsletter',
  label: 'Newsletter',
  description: 'Visitors leave their e-mail address and get your new posts.',
  keywords: 'sign up subscribe mail blog updates leads',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: NewsletterView,
  data: { document: NewsletterStrapDocument, variables: () => ({ id: NEWSLETTER_FORM_ID }) },
});
