import { type FormEvent, useId, useRef } from 'react';
import { NEWSLETTER_FORM_ID } from '#domain/contact/form.ts';
import { formPath } from '#web/src/forms/form-path.ts';
import { message } from '#web/src/messages.ts';
import { openModal } from '#web/src/modals/open-modal.ts';

/**
 * Asks for the newsletter's form with the address filled in. The field has no name, so that no address is in a URL; without JavaScript
 * the button leads to the form's page.
 */
export function NewsletterField({ title }: { title: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const open = (event: FormEvent) => {
    event.preventDefault();
    openModal('form', {
      formId: NEWSLETTER_FORM_ID,
      title,
      values: { email: field.current?.value.trim() ?? '' },
    });
  };

  return (
    <form className="newsletter-field" action={formPath(NEWSLETTER_FORM_ID)} onSubmit={open}>
      <h2>{title}</h2>
      <div className="newsletter-field__bar">
        <label className="visually-hidden" htmlFor={id}>
          {message('newsletter.email')}
        </label>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="email"
          placeholder={message('newsletter.email')}
        />
        <button type="submit" className="button">
          {message('newsletter.subscribe')}
        </button>
      </div>
    </form>
  );
}
