import { embedPath } from '#web/src/forms/embed-path.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { EmbeddedForm } from './embedded-form.tsx';
import type { FormEmbedState } from './parts.ts';
import './view.css';

export function FormEmbedView({ state, isEditing }: StrapViewProps<FormEmbedState>) {
  const { space } = useSite();
  const src = embedPath(space.id, state.formID);
  if (!src)
    return isEditing ? (
      <EmptyPart icon="mail" opens="formID">
        {message('form.choose')}
      </EmptyPart>
    ) : null;

  return (
    <div className="strap-form-embed__body">
      <Heading part={state.title} />
      {isEditing ? (
        <EmptyPart icon="mail">{message('form.embed.there', { form: state.formID })}</EmptyPart>
      ) : (
        <EmbeddedForm key={src} src={src} />
      )}
      <noscript>
        <p>{message('form.embed.noscript')}</p>
      </noscript>
    </div>
  );
}
