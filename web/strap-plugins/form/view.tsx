import { STOCK_BUTTON } from '#domain/contact/form.ts';
import { ADDRESS_PARAM } from '#web/src/forms/form-path.ts';
import { FormView } from '#web/src/forms/form-view.tsx';
import { message } from '#web/src/messages.ts';
import { useLocation } from '#web/src/ui/routing.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { FormStrapQuery } from './data.generated.ts';
import type { FormState } from './parts.ts';
import './view.css';

export function FormStrapView({
  id,
  state: { formID, title, text, buttonText, listingID },
  data,
  isEditing,
}: StrapViewProps<FormState, FormStrapQuery>) {
  const { search } = useLocation();
  const address = new URLSearchParams(search).get(ADDRESS_PARAM);
  const form = data?.form;
  if (!form) {
    const hint = formID ? message('form.none', { form: formID }) : message('form.choose');

    return isEditing ? (
      <EmptyPart icon="mail" opens="formID">
        {hint}
      </EmptyPart>
    ) : null;
  }

  return (
    <div className="strap-form__body">
      <Heading part={title} />
      <RichText part={text} />
      <FormView
        key={form.id}
        id={`form-${id}`}
        form={form}
        buttonText={buttonText === STOCK_BUTTON ? undefined : buttonText}
        listingId={listingID ?? undefined}
        values={address ? { address } : undefined}
      />
    </div>
  );
}
