import { FormView } from '#web/src/forms/form-view.tsx';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { NewsletterStrapQuery } from './data.generated.ts';
import type { NewsletterState } from './parts.ts';
import './view.css';

/** The newsletter's form in one line; addresses are confirmed by mail (decision 0093). */
export function NewsletterView({
  id,
  state: { title, text, buttonText, layout },
  data,
  isEditing,
}: StrapViewProps<NewsletterState, NewsletterStrapQuery>) {
  const form = data?.form;

  return (
    <div className={`strap-newsletter__body is-${layout}`}>
      <div className="strap-newsletter__words">
        <Heading part={title} />
        <RichText part={text} />
      </div>
      <div className="strap-newsletter__form">
        {form && (
          <FormView
            key={form.id}
            id={`form-${id}`}
            form={form}
            buttonText={buttonText || message('newsletter.subscribe')}
          />
        )}
        {!form && isEditing && <p className="strap__missing">{message('newsletter.none')}</p>}
      </div>
    </div>
  );
}
