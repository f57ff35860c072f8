import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import type { Rendered } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { FaqState, Question } from './parts.ts';
import { faqJsonLd } from './structured-data.ts';
import './view.css';

export function FaqView({ state, isEditing }: StrapViewProps<FaqState>) {
  const jsonLd = isEditing ? null : faqJsonLd(state.items);

  return (
    <div className={`strap-faq__body is-${state.layout}`}>
      <div className="strap-faq__intro">
        <Heading part={state.title} />
        <RichText part={state.text} />
      </div>
      {state.items.length > 0 && (
        <div className="strap-faq__list">
          {state.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
            <Item key={index} item={item} isEditing={isEditing} />
          ))}
        </div>
      )}
      <ButtonList links={state.buttonList} />
      {jsonLd && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonLd }}
        />
      )}
    </div>
  );
}

/** While editing all are open: a space typed in a summary would close it. */
function Item({ item, isEditing }: { item: Rendered<Question>; isEditing: boolean }) {
  const summary = (
    <>
      <Heading part={item.question} />
      <Icon className="strap-faq__sign" name="plus" size={20} />
    </>
  );
  if (isEditing) {
    return (
      <div className="strap-faq__item is-open">
        <div className="strap-faq__question">{summary}</div>
        <RichText className="strap-faq__answer" part={item.answer} />
      </div>
    );
  }

  return (
    <details className="strap-faq__item">
      <summary className="strap-faq__question">{summary}</summary>
      <RichText className="strap-faq__answer" part={item.answer} />
    </details>
  );
}
