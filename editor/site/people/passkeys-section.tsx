import { useEffect, useId, useRef, useState } from 'react';
import type { TypedDocument } from '#web/src/data/document.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request, requestChange } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { moment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { PasskeyList } from './make-passkey.ts';
import { PasskeyForm } from './passkey-form.tsx';
import {
  EditorPasskeysDocument,
  EditorRemovePasskeyDocument,
  type EditorRemovePasskeyMutation,
  EditorRenamePasskeyDocument,
} from './people.generated.ts';
import './people.css';

type Passkey = PasskeyList['passkeys'][number];

const loadPasskeys = (signal?: AbortSignal): Promise<PasskeyList> =>
  request(EditorPasskeysDocument, {}, signal).then(({ list }) => list);

/** The agent's own passkeys; nothing where agents sign in elsewhere. */
export function PasskeysSection() {
  const { loaded, reload, show } = useLoaded(loadPasskeys);
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);

  const change = async <Variables,>(
    document: TypedDocument<EditorRemovePasskeyMutation, Variables>,
    variables: Variables,
    done: string,
  ): Promise<boolean> => {
    try {
      const { list } = await requestChange(document, variables);
      show(list);
      notifyAgent({ type: 'notice', message: done });
      return true;
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
      return false;
    }
  };
  const [focusAdd, setFocusAdd] = useState(0);
  useEffect(() => {
    // Back to the button, after a form or a row is gone.
    if (focusAdd > 0) addButton.current?.focus();
  }, [focusAdd]);
  const close = () => {
    setIsAdding(false);
    setFocusAdd((times) => times + 1);
  };

  if (typeof loaded === 'object' && !loaded.isAvailable) return null;

  return (
    <>
      <h4 className="people__title">{editorMessage('passkeys.title')}</h4>
      <p className="editor-help">{editorMessage('passkeys.help')}</p>
      {loaded === 'loading' && <p role="status">{editorMessage('passkeys.loading')}</p>}
      {loaded === 'failed' && (
        <LoadFailure message={editorMessage('passkeys.failed')} onRetry={() => void reload()} />
      )}
      {typeof loaded === 'object' && (
        <>
          {loaded.passkeys.length > 0 && (
            <ul className="people" aria-label={editorMessage('passkeys.title')}>
              {loaded.passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={(name) =>
                    change(
                      EditorRenamePasskeyDocument,
                      { id: passkey.id, name },
                      editorMessage('passkeys.renamed'),
                    )
                  }
                  onRemove={async () => {
                    const done = editorMessage('passkeys.removed');
                    if (await change(EditorRemovePasskeyDocument, { id: passkey.id }, done)) close();
                  }}
                />
              ))}
            </ul>
          )}
          {isAdding ? (
            <PasskeyForm
              needsPassword={loaded.needsPassword}
              onCancel={close}
              onMade={(list) => {
                show(list);
                notifyAgent({ type: 'notice', message: editorMessage('passkeys.added') });
                close();
              }}
            />
          ) : (
            <button ref={addButton} type="button" className="editor-button" onClick={() => setIsAdding(true)}>
              <Icon name="plus" />
              {editorMessage('passkeys.add')}
            </button>
          )}
        </>
      )}
    </>
  );
}

type RowProps = {
  passkey: Passkey;
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => Promise<void>;
};

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { name, host, createdAt, usedAt } = passkey;
  const [typed, setTyped] = useState<string | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const wasOpen = useRef(false);
  const isOpen = typed !== null;
  useEffect(() => {
    // Back to the button that the form replaced.
    if (wasOpen.current && !isOpen) renameButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setTyped(null);

  if (typed !== null)
    return (
      <li className="people__row">
        <form
          className="people__rename"
          onSubmit={(event) => {
            event.preventDefault();
            void onRename(typed).then((isDone) => isDone && close());
          }}
        >
          <label className="editor-label" htmlFor={id}>
            {editorMessage('passkeys.name')}
          </label>
          <input
            id={id}
            className="editor-input"
            // biome-ignore lint/a11y/noAutofocus: the button that was clicked is gone
            autoFocus
            required
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="people__buttons">
            <button type="submit" className="editor-button is-primary">
              {editorMessage('passkeys.rename.save')}
            </button>
            <button type="button" className="editor-button" onClick={close}>
              {editorMessage('passkeys.cancel')}
            </button>
          </div>
        </form>
      </li>
    );

  return (
    <li className="people__row">
      <span className="people__name">
        <strong>{name}</strong>
        <span>
          {usedAt
            ? editorMessage('passkeys.used', { when: moment(usedAt) })
            : editorMessage('passkeys.unused')}
        </span>
        <span>{editorMessage('passkeys.made', { when: moment(createdAt), host })}</span>
      </span>
      <span className="people__buttons">
        <button
          ref={renameButton}
          type="button"
          className="editor-button"
          aria-label={editorMessage('passkeys.rename.of', { name })}
          onClick={() => setTyped(name)}
        >
          {editorMessage('passkeys.rename')}
        </button>
        <button
          type="button"
          className="editor-button"
          aria-label={editorMessage('passkeys.remove.of', { name })}
          onClick={() => void onRemove()}
        >
          {editorMessage('passkeys.remove')}
        </button>
      </span>
    </li>
  );
}
