import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { NOTE_MAX_LENGTH } from '#domain/account/saved-search.ts';
import { saveNote } from '../../customer/save-note.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';

type FavouriteNoteProps = { listingId: string; name: string; note: string; isShared: boolean };

/** The customer's note on a favourite, changed in its place. */
export function FavouriteNote({ listingId, name, note, isShared }: FavouriteNoteProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing)
    return <NoteForm listingId={listingId} name={name} note={note} onDone={() => setEditing(false)} />;

  return (
    <div className="saved-modal__note">
      {note && (
        <p>
          {isShared && <b>{message('saved.you')}</b>} {note}
        </p>
      )}
      <button ref={opener} type="button" className="saved-modal__write" onClick={() => setEditing(true)}>
        <Icon name="pencil" size={16} />
        {message(note ? 'saved.note.edit' : 'saved.note.add')}
        <span className="visually-hidden">{`, ${name}`}</span>
      </button>
    </div>
  );
}

type NoteFormProps = Omit<FavouriteNoteProps, 'isShared'> & { onDone: () => void };

function NoteForm({ listingId, name, note, onDone }: NoteFormProps) {
  const [text, setText] = useState(note);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    const problem = await saveNote(listingId, text.trim());
    setSaving(false);
    setError(problem);
    if (!problem) onDone();
  }

  return (
    <form className="saved-modal__write-form" onSubmit={save}>
      <label className="visually-hidden" htmlFor={id}>
        {message('saved.note.label', { name })}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={text}
        maxLength={NOTE_MAX_LENGTH}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} className="save-search__error" role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button" disabled={isSaving}>
        {message('saved.note.save')}
      </button>
      <button type="button" className="button is-secondary" onClick={onDone}>
        {message('saved.cancel')}
      </button>
    </form>
  );
}
