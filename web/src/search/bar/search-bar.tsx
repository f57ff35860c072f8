import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LatLon } from '#domain/search/polyline.ts';
import { message } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNavigate } from '../../ui/routing.tsx';
import { type ListRoom, listRoom } from './list-placement.ts';
import { hasGeolocation, locate } from './my-location.ts';
import { placeSearchPath, pointSearchPath, postalSearchPath } from './place-search-path.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';
import './search-bar.css';

type SearchBarProps = {
  /** Initial text: the place that is searched. */
  initialText?: string;
  /** URL of a chosen place; its own search by default. */
  placePath?: (placeId: string) => string;
  /** URL of a chosen postal code. */
  postalPath?: (code: string) => string;
  /** URL for the visitor's location. */
  pointPath?: (point: LatLon) => string;
  /** URL for text without a chosen suggestion; the site's search by default. */
  textPath?: (text: string) => string;
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

/** Offered before anything is typed. */
type Choice = Suggestion | { __typename: 'MyLocation'; label: string };

const CHOICE_ICONS = {
  PlaceSuggestion: 'map-pin',
  ListingSuggestion: 'home',
  PostalCodeSuggestion: 'mail',
  MyLocation: 'locate-fixed',
} as const;

/** Combobox for places, street addresses and MLS numbers. Without JavaScript a form of the search page. */
export function SearchBar({
  initialText = '',
  placePath = placeSearchPath,
  postalPath = postalSearchPath,
  pointPath = pointSearchPath,
  textPath,
  form,
  ownForm,
  onClear,
  isCompact,
  placeholder,
  buttonText,
}: SearchBarProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const { found, type } = useSuggestions();
  const field = useRef<HTMLInputElement>(null);
  const options = isOpen ? (found ?? offered(text, initialText)) : [];
  const nothing = isOpen && found?.length === 0;
  const Frame = form ? 'div' : 'form';
  const isListed = options.length > 0 || nothing;
  const [room, setRoom] = useState<ListRoom | null>(null);

  function change(next: string) {
    setText(next);
    setActive(-1);
    setOpen(true);
    type(next);
  }

  /** Text typed before hydration is treated like text typed later. */
  const takeOver = useEffectEvent(() => {
    if (!field.current) return;
    if (field.current.value !== text) change(field.current.value);
    setOpen(field.current === document.activeElement);
  });
  useEffect(() => takeOver(), []);

  useLayoutEffect(() => {
    const frame = field.current?.parentElement;
    if (!isListed || !frame) return;
    setRoom(listRoom(frame.getBoundingClientRect(), window.visualViewport?.height ?? window.innerHeight));
  }, [isListed]);

  function searchAround() {
    locate().then(
      (point) => void navigate(pointPath(point)),
      () => notify({ type: 'warning', message: message('search.bar.mine.failed') }),
    );
  }

  function choose(suggestion: Choice) {
    setText(suggestion.label);
    setOpen(false);
    type('');
    if (suggestion.__typename === 'MyLocation') return searchAround();
    if ('path' in suggestion) return void navigate(suggestion.path);
    const path = 'place' in suggestion ? placePath(suggestion.place.id) : postalPath(suggestion.code);
    void navigate(isBeginningOf(suggestion.label, text) ? path : withWords(path, text));
  }

  function submit(event: FormEvent) {
    if (!textPath) return;
    event.preventDefault();
    setOpen(false);
    void navigate(textPath(text));
  }

  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = options[active];

    if (step && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <search
      className={`search-bar${isCompact ? ' is-compact' : ''}${room?.side === 'above' ? ' opens-above' : ''}`}
      style={room ? ({ '--list-room': `${room.height}px` } as CSSProperties) : undefined}
    >
      <Frame
        className="search-bar__form"
        {...(!form && { id: ownForm, action: '/search', method: 'get', onSubmit: submit })}
      >
        <Icon name="search" className="search-bar__icon" />
        <input
          ref={field}
          className="search-bar__input"
          type="text"
          name="q"
          form={form}
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={message('search.bar.label')}
          placeholder={placeholder || message('search.bar.placeholder')}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={options.length > 0}
          aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
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
      <div
        className="search-bar__list"
        role="listbox"
        id={`${id}-list`}
        aria-label={message('search.bar.list')}
      >
        {options.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field (ARIA combobox).
          <div
            // Labels are not unique: a street and its neighbourhood can share one.
            key={JSON.stringify(suggestion)}
            id={`${id}-${index}`}
            className="search-bar__option"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <Icon name={CHOICE_ICONS[suggestion.__typename]} />
            <span>{suggestion.label}</span>
            <span className="search-bar__mls">{detailOf(suggestion)}</span>
          </div>
        ))}
      </div>
      <p className={nothing ? 'search-bar__nothing' : 'visually-hidden'} role="status">
        {nothing && message('search.bar.nothing')}
        {options.length > 0 && message('search.bar.found', { count: options.length })}
      </p>
    </search>
  );
}

function detailOf(choice: Choice): string | undefined {
  if ('count' in choice) return message('search.count', { count: choice.count });
  return 'mls' in choice ? choice.mls : undefined;
}

function isBeginningOf(label: string, text: string): boolean {
  return label.toLowerCase().startsWith(text.trim().toLowerCase());
}

/** The server reads filters from what was typed beside the place: "3 bed in Strathcona". */
function withWords(path: string, text: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`;
}

/** The option for the visitor's location, while the field is empty or unchanged. */
function offered(text: string, initialText: string): readonly Choice[] {
  const isUntouched = text === '' || text === initialText;

  return isUntouched && hasGeolocation()
    ? [{ __typename: 'MyLocation', label: message('search.bar.mine') }]
    : [];
}
