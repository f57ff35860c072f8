import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { type Rendered, textOf } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { FaqState, Question } from './parts.ts';
import { faqJsonLd, plainText } from './structured-data.ts';
import './view.css';

/** Layouts whose answers can all be read at once. */
const OPEN: readonly FaqState['layout'][] = ['columns', 'index'];
const answerId = (id: string, index: number): string => `${id}-answer-${index + 1}`;

export function FaqView({ id, state, isEditing }: StrapViewProps<FaqState>) {
  const isOpen = OPEN.includes(state.layout);
  const jsonLd = isEditing ? null : faqJsonLd(state.items);

  return (
    <div className={`strap-faq__body is-${state.layout}`}>
      <div className="strap-faq__intro">
        <Heading part={state.title} />
        <RichText part={state.text} />
        {state.layout === 'index' && <Index id={id} items={state.items} />}
      </div>
      {state.items.length > 0 && (
        <div className="strap-faq__list">
          {state.items.map((item, index) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
              key={index}
              id={answerId(id, index)}
              item={item}
              isOpen={isOpen}
              isFirst={index === 0}
              isEditing={isEditing}
            />
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

/** Links to the answers. */
function Index({ id, items }: { id: string; items: readonly Rendered<Question>[] }) {
  return (
    <ol className="strap-faq__index">
      {items.map(({ question: { html, markup } }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
        <li key={index}>
          <a href={`#${answerId(id, index)}`}>{plainText(textOf(markup ?? html))}</a>
        </li>
      ))}
    </ol>
  );
}

type ItemProps = {
  id: string;
  item: Rendered<Question>;
  isOpen: boolean;
  isFirst: boolean;
  isEditing: boolean;
};

/**
 * The first answer can be read at once, so that one sees what the rows are. While editing all are open: a space typed in a summary would
 * close it.
 */
function Item({ id, item, isOpen, isFirst, isEditing }: ItemProps) {
  if (isOpen) {
    return (
      <div id={id} className="strap-faq__item is-open">
        <Heading part={item.question} />
        <RichText className="strap-faq__answer" part={item.answer} />
      </div>
    );
  }
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
    <details className="strap-faq__item" open={isFirst}>
      <summary className="strap-faq__question">{summary}</summary>
      <RichText className="strap-faq__answer" part={item.answer} />
    </details>
  );
}
