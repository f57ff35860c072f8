import type { FormEvent } from 'react';
import { Icon } from './icon.tsx';
import { useNavigate } from './routing.tsx';
import './find-form.css';

type FindFormProps = {
  /** The results page; it reads `q`. */
  action: string;
  text: string;
  label: string;
  placeholder: string;
  submit: string;
};

/** A search field; without JavaScript a plain GET form. */
export function FindForm({ action, text, label, placeholder, submit }: FindFormProps) {
  const navigate = useNavigate();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(query ? `${action}?${new URLSearchParams({ q: query })}` : action);
  }

  return (
    <search className="find-form">
      <form className="find-form__form" action={action} method="get" onSubmit={find}>
        <input
          key={text}
          className="find-form__input"
          type="search"
          name="q"
          defaultValue={text}
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="find-form__submit">
          <Icon name="search" />
          {submit}
        </button>
      </form>
    </search>
  );
}
