import { type CSSProperties, type FormEvent, type KeyboardEvent, useEffect } from 'react';
import { addPlace } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNavigate } from '../../ui/routing.tsx';
import { addedPlacePath } from './added-place.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Choice } from './search-choice.ts';
import { useCombobox } from './use-combobox.ts';
import { useListRoom } from './use-list-room.ts';
import './add-place.css';
import './search-bar.css';

type AddPlaceProps = { state: SearchState; onClose: () => void };

const isPlace = (choice: Choice) => choice.__typename === 'PlaceSuggestion';

/** A field for a place that is searched together with the others. */
export function AddPlace({ state, onClose }: AddPlaceProps) {
  const navigate = useNavigate();
  const { text, field, list } = useCombobox('', choose, undefined, undefined, isPlace);
  const room = useListRoom(field.ref, list.choices.length);
  const { ref } = field;

  useEffect(() => ref.current?.focus(), [ref]);

  function goTo(path: string) {
    onClose();
    void navigate(path);
  }

  function choose(choice: Choice) {
    if ('place' in choice) goTo(searchPath(addPlace(state, choice.place.id)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) goTo(addedPlacePath(state, text));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown?.(event);
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  }

  return (
    <search
      className="search-bar is-compact add-place"
      style={room ? ({ '--list-room': `${room}px` } as CSSProperties) : undefined}
    >
      <form className="search-bar__form" onSubmit={submit}>
        <input
          {...field}
          onKeyDown={press}
          className="search-bar__input"
          type="text"
          enterKeyHint="search"
          aria-label={message('search.places.add')}
          placeholder={message('search.places.name')}
        />
        <button
          type="button"
          className="search-bar__clear"
          aria-label={message('ui.close')}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
        <button type="submit" className="search-bar__submit" aria-label={message('search.places.submit')}>
          <Icon name="plus" />
        </button>
      </form>
      <ChoiceList {...list} hasHint={false} />
    </search>
  );
}
