import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { TransactionChoice } from '#domain/search/filters.ts';
import type { ChoiceList } from './choice-list.tsx';
import { type Choice, choicesBeforeTyping, isNear } from './search-choice.ts';
import { useSentence } from './use-sentence.ts';
import { useSuggestions } from './use-suggestions.ts';

type Combobox = {
  text: string;
  change: (text: string) => void;
  close: () => void;
  /** Properties of the field and of its list (ARIA combobox). */
  field: ComponentProps<'input'> & { ref: { current: HTMLInputElement | null } };
  list: ComponentProps<typeof ChoiceList>;
};

/** The typed text, the choices that are listed for it, and the keys that lead through them. */
export function useCombobox(
  initialText: string,
  onChoose: (choice: Choice, typed: string) => void,
  restoredAt?: string,
  transactionType?: TransactionChoice,
  isListed: (choice: Choice) => boolean = () => true,
): Combobox {
  const id = useId();
  const [text, setText] = useState(initialText);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const { found, type } = useSuggestions();
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef({ initialText, restoredAt });
  const isTyped = isOpen && text !== '' && text !== initialText;
  const { label, place } = useSentence(isTyped ? text : '', found, transactionType);
  const all: readonly Choice[] = label
    ? [{ __typename: 'Sentence', label }, ...(found ?? [])]
    : (found ?? choicesBeforeTyping(text, initialText));
  const listed = all.filter(isListed);
  const choices = isOpen ? listed : [];

  function change(next: string) {
    setText(next);
    setActive(-1);
    setOpen(true);
    type(next);
  }

  /** Text typed before hydration is treated like text typed later. */
  const takeOver = useEffectEvent(() => {
    if (!ref.current) return;
    if (ref.current.value !== text) change(ref.current.value);
    setOpen(ref.current === document.activeElement);
  });
  useEffect(() => takeOver(), []);

  // What was typed is searched: the field says what that is, and is still focused.
  useEffect(() => {
    if (shown.current.initialText === initialText && shown.current.restoredAt === restoredAt) return;
    shown.current = { initialText, restoredAt };
    setText(initialText);
    setActive(-1);
    setOpen(false);
  }, [initialText, restoredAt]);

  function choose(choice: Choice) {
    // A sentence stays as it was typed.
    if (choice.__typename !== 'Sentence') setText(choice.label);
    setOpen(false);
    type('');
    onChoose(choice, text);
  }

  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = choices[active];

    if (step && choices.length > 0)
      setActive((active + step + choices.length + (active < 0 && step < 0 ? 1 : 0)) % choices.length);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  return {
    text,
    change,
    close: () => setOpen(false),
    field: {
      ref,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': choices.length > 0,
      'aria-activedescendant': choices[active] ? `${id}-${active}` : undefined,
      value: text,
      onChange: (event) => change(event.currentTarget.value),
      onKeyDown: press,
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
    },
    list: {
      id,
      choices,
      active,
      unknown: isOpen && found?.filter(isListed).every(isNear) ? place : '',
      hasHint: isOpen && !isTyped,
      onChoose: choose,
    },
  };
}
