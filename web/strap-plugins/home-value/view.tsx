import { type FormEvent, useId } from 'react';
import { ADDRESS_PARAM, formPath } from '#web/src/forms/form-path.ts';
import { message } from '#web/src/messages.ts';
import { modalForm } from '#web/src/modals/modal-forms.ts';
import { openModal } from '#web/src/modals/open-modal.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { HomeValueState } from './parts.ts';
import './view.css';

export function HomeValueView({ state, isEditing }: StrapViewProps<HomeValueState>) {
  const { title, text, placeholder, buttonText, points, image, layout } = state;
  const hasImage = isEditing || image.imageUrl !== '';
  const shown = points.filter((point) => point.trim() !== '');

  return (
    <div className={`strap-home-value__body is-${layout}${hasImage ? ' has-image' : ''}`}>
      <div className="strap-home-value__words">
        <Heading part={title} />
        <RichText part={text} />
        <AddressForm placeholder={placeholder} buttonText={buttonText} />
        {shown.length > 0 && (
          <ul className="strap-home-value__points">
            {shown.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no id, and two may be alike.
              <li key={index}>
                <Icon name="check" size={18} />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasImage && (
        <ImagePartView
          className="strap-home-value__image"
          part={image}
          sizes={layout === 'band' ? '(min-width: 80rem) 76rem, 92vw' : '(width > 54rem) 32rem, 92vw'}
          width={layout === 'band' ? 1600 : 900}
          height={layout === 'band' ? 600 : 900}
          isEditing={isEditing}
        />
      )}
    </div>
  );
}

/** The request for an estimate with the address filled in: a dialog, or without JavaScript its page. */
function AddressForm({ placeholder, buttonText }: { placeholder: string; buttonText: string }) {
  const id = useId();
  const estimate = modalForm({ kind: 'estimate', props: {} });
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get(ADDRESS_PARAM) ?? '').trim();
    openModal('estimate', { address });
  };

  return (
    <form
      className="strap-home-value__form"
      action={estimate ? formPath(estimate.formId) : undefined}
      onSubmit={open}
    >
      <label htmlFor={id}>{message('homeValue.address')}</label>
      <div className="strap-home-value__bar">
        <input
          id={id}
          name={ADDRESS_PARAM}
          type="text"
          required
          maxLength={200}
          autoComplete="street-address"
          placeholder={placeholder || undefined}
        />
        <button type="submit" className="button">
          {buttonText || message('homeValue.button')}
        </button>
      </div>
    </form>
  );
}
