import type { CSSProperties, FormEvent } from 'react';
import type { TransactionChoice } from '#domain/search/filters.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { message } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNavigate } from '../../ui/routing.tsx';
import { ChoiceList } from './choice-list.tsx';
import { locate } from './my-location.ts';
import { type ListingIndex, placeSearchPath, pointSearchPath, shapeSearchPath } from './place-search-path.ts';
import { type Choice, suggestionPath } from './search-choice.ts';
import { useCombobox } from './use-combobox.ts';
import { useListRoom } from './use-list-room.ts';
import './search-bar.css';

type SearchBarProps = {
  /** Initial text: the place that is searched. */
  initialText?: string;
  /** The text is the initial one again when this changes: the search that it asked for is shown. */
  restoredAt?: string;
  /** URL of a chosen place; its own search by default. */
  placePath?: (placeId: string) => string;
  /** URL of a chosen postal code or street. */
  shapePath?: (index: ListingIndex, id: string) => string;
  /** URL for the visitor's location. */
  pointPath?: (point: LatLon) => string;
  /** URL for text without a chosen suggestion; the site's search by default. */
  textPath?: (text: string) => string;
  /** What is bought or leased where a sentence does not say it. */
  transactionType?: TransactionChoice;
  /** Id of the surrounding form, which has the submit button. */
  form?: string;
  /** Id of its own form, for fields elsewhere. */
  ownForm?: string;
  /** The visitor cleared the field with its button. */
  onClear?: () => void;
  /** Shows only the icon of the button. */
  isCompact?: boolean;
  /** Placeholder and button label; the product's own by default. */
  placeholder?: string;
  buttonText?: string;
};

/** Combobox for places, street addresses and MLS numbers. Without JavaScript a form of the search page. */
export function SearchBar({
  initialText = '',
  restoredAt,
  placePath = placeSearchPath,
  shapePath = shapeSearchPath,
  pointPath = pointSearchPath,
  textPath,
  transactionType,
  form,
  ownForm,
  onClear,
  isCompact,
  placeholder,
  buttonText,
}: SearchBarProps) {
  const navigate = useNavigate();
  const { text, change, close, field, list } = useCombobox(initialText, goTo, restoredAt, transactionType);
  const room = useListRoom(field.ref, list.choices.length + Number(list.unknown !== '' || list.hasHint));
  const Frame = form ? 'div' : 'form';

  function goTo(choice: Choice, typed: string) {
    if (choice.__typename === 'Sentence') return field.ref.current?.form?.requestSubmit();
    if (choice.__typename !== 'MyLocation')
      return void navigate(suggestionPath(choice, typed, placePath, shapePath, form !== undefined));
    locate().then(
      (point) => void navigate(pointPath(point)),
      () => notify({ type: 'warning', message: message('search.bar.mine.failed') }),
    );
  }

  function submit(event: FormEvent) {
    if (!textPath) return;
    event.preventDefault();
    close();
    // The keyboard of a phone would cover what is found.
    if (matchMedia('(pointer: coarse)').matches) field.ref.current?.blur();
    void navigate(textPath(text));
  }

  return (
    <search
      className={isCompact ? 'search-bar is-compact' : 'search-bar'}
      style={room ? ({ '--list-room': `${room}px` } as CSSProperties) : undefined}
    >
      <Frame
        className="search-bar__form"
        {...(!form && { id: ownForm, action: '/search', method: 'get', onSubmit: submit })}
      >
        <Icon name="search" className="search-bar__icon" />
        <input
          {...field}
          className="search-bar__input"
          type="text"
          name="q"
          form={form}
          enterKeyHint="search"
          aria-label={message('search.bar.label')}
          placeholder={placeholder || message('search.bar.placeholder')}
        />
        {text && onClear && (
          <button
            type="button"
            className="search-bar__clear"
            aria-label={message('search.bar.clear')}
            onClick={() => {
              change('');
              onClear();
            }}
          >
            <Icon name="x" />
          </button>
        )}
        {!form && (
          <button type="submit" className="search-bar__submit">
            <Icon name="search" />
            <span className={isCompact ? 'visually-hidden' : undefined}>
              {buttonText || message('search.bar.submit')}
            </span>
          </button>
        )}
      </Frame>
      <ChoiceList {...list} />
    </search>
  );
}
