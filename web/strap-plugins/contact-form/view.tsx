import { firstPerson } from '#domain/site/first-person.ts';
import { FormView } from '#web/src/forms/form-view.tsx';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { LinkList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { ContactFormStrapQuery } from './data.generated.ts';
import type { ContactFormState } from './parts.ts';
import './view.css';

export function ContactFormView({
  id,
  state: { title, text, layout, formID, links, showMap },
  data,
  isEditing,
}: StrapViewProps<ContactFormState, ContactFormStrapQuery>) {
  const form = data?.form;
  const words = (
    <>
      <Heading part={title} />
      <RichText part={text} />
    </>
  );
  const isFormFirst = layout === 'first';
  const office = (
    <div className="strap-contact-form__office">
      {!isFormFirst && words}
      <LinkList className="strap-contact-form__links" links={links} />
      <Office showMap={showMap} />
    </div>
  );

  return (
    <div className={`strap-contact-form__columns is-${layout}`}>
      {!isFormFirst && office}
      {(form || isFormFirst) && (
        <div className="strap-contact-form__form">
          {isFormFirst && words}
          {form && <FormView key={form.id} id={`form-${id}`} form={form} />}
        </div>
      )}
      {isFormFirst && office}
      {!form && isEditing && <p className="strap__missing">{message('form.none', { form: formID })}</p>}
    </div>
  );
}

function Office({ showMap }: { showMap: boolean }) {
  const { display, office } = useSite().website.config;
  const { officeName, address, city, provinceCode, postalCode } = office;
  const place = [city, [provinceCode, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  if (!address && !place) return null;
  const map = new URLSearchParams({ query: [address, place].filter(Boolean).join(', ') });

  return (
    <address className="strap-contact-form__address">
      <Icon name="map-pin" />
      <span>
        <strong>{officeName}</strong>
        <br />
        {address}
        <br />
        {place}
        {showMap && (
          <>
            <br />
            <a href={`https://www.openstreetmap.org/search?${map}`} target="_blank" rel="noopener">
              {message('contact.map', firstPerson(display))}
            </a>
          </>
        )}
      </span>
    </address>
  );
}
