import { Fragment } from 'react';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { CHOICE_ICONS, type Choice, detailOf, isNear } from './search-choice.ts';

type ChoiceListProps = {
  /** Of the combobox: the list is `id-list`, its options `id-0`, `id-1`. */
  id: string;
  choices: readonly Choice[];
  /** Index of the option that Enter chooses; -1 for none. */
  active: number;
  /** The name that was searched, where nothing has it; otherwise empty. */
  unknown: string;
  /** Nothing is typed yet: an example of what can be. */
  hasHint: boolean;
  onChoose: (choice: Choice) => void;
};

/** The choices of the search bar, and their number for screen readers. */
export function ChoiceList({ id, choices, active, unknown, hasHint, onChoose }: ChoiceListProps) {
  const firstNear = unknown ? choices.findIndex(isNear) : -1;
  const here = message('search.bar.here', { text: unknown });

  return (
    <>
      <div className="search-bar__list" hidden={choices.length === 0 && !hasHint}>
        <div role="listbox" id={`${id}-list`} aria-label={message('search.bar.list')}>
          {choices.map((choice, index) => (
            // Labels are not unique: a street and its neighbourhood can share one.
            <Fragment key={JSON.stringify(choice)}>
              {index === firstNear && (
                <p role="presentation" className="search-bar__hint">
                  {here}
                </p>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field (ARIA combobox). */}
              <div
                id={`${id}-${index}`}
                className={`search-bar__option is-${choice.__typename}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
              >
                <Icon name={CHOICE_ICONS[choice.__typename]} />
                <span>{choice.label}</span>
                <span className="search-bar__mls">{detailOf(choice)}</span>
              </div>
            </Fragment>
          ))}
        </div>
        {hasHint && <p className="search-bar__hint">{message('search.bar.hint')}</p>}
      </div>
      <p
        className={unknown && choices.length === 0 ? 'search-bar__nothing' : 'visually-hidden'}
        role="status"
      >
        {unknown && `${choices.length > 0 ? here : message('search.bar.nothing')} `}
        {choices.length > 0 && message('search.bar.found', { count: choices.length })}
      </p>
    </>
  );
}
