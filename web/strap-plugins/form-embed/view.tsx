import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/page/site-context.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { Html } from '../kit/html.tsx';
import { embedMarkup, embedScript } from './embed-script.ts';
import type { FormEmbedState } from './state.ts';
import './view.css';

export function FormEmbedView({ state, isEditing }: StrapViewProps<FormEmbedState>) {
  const { space } = useSite();
  const script = embedScript(state, space.id);
  if (!script) return isEditing ? <EmptyPart icon="mail">{message('form.embed.setUp')}</EmptyPart> : null;

  return (
    <div className="strap-form-embed__body">
      <Heading part={state.title} />
      {isEditing ? (
        <EmptyPart icon="mail">{message('form.embed.there', { form: state.formID })}</EmptyPart>
      ) : (
        <Html part={{ html: encodeURIComponent(embedMarkup(script)), display: 'block' }} />
      )}
      <noscript>
        <p>{message('form.embed.noscript')}</p>
      </noscript>
    </div>
  );
}
