import { type ReactNode, useState } from 'react';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { type FormProps, problemWith } from './fact-fields.tsx';
import type { ListingFacts } from './listings-store.ts';

type FactGroupProps = Pick<FormProps, 'facts' | 'problem'> & {
  title: Extract<EditorMessageKey, `listings.group.${string}`>;
  /** The facts of the group. */
  names: readonly (keyof ListingFacts)[];
  children: ReactNode;
};

/** Facts under a heading, folded until they are wanted or one of them is wrong. */
export function FactGroup({ facts, problem, title, names, children }: FactGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = names.some((name) => problemWith(name, problem));
  const [only, ...others] = names.map((name) => facts[name]);
  const count =
    others.length === 0 && Array.isArray(only) ? only.length : [only, ...others].filter(isKnown).length;

  return (
    <details
      className="editor-section"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {editorMessage(title)}
        {count > 0 && (
          <span className="listing-form__count">{editorMessage('listings.group.count', { count })}</span>
        )}
      </summary>
      {children}
    </details>
  );
}

const isKnown = (value: ListingFacts[keyof ListingFacts]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
