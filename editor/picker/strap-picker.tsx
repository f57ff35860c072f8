import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { findStraps } from './find-straps.ts';
import { isGridKey, nextInGrid } from './grid-keys.ts';
import { PickedPreview } from './picked-preview.tsx';
import { groupsOf } from './picker-groups.ts';
import { recentStraps, storeRecentStrap } from './recent-straps.ts';
import { NoChoice, StrapChoice } from './strap-choice.tsx';
import { ofTopic, type StrapTopic } from './strap-topics.ts';
import { TopicButtons } from './topic-buttons.tsx';
import './strap-picker.css';

type StrapPickerProps = {
  /** Null while loading. */
  straps: readonly AnyStrap[] | null;
  /** Keys of those whose code could not be loaded. */
  failed?: readonly string[];
  /** Starts loading them if necessary. */
  onWant: () => void;
  /** Display name of the strap before the new one; null if the new one is the first. */
  after: string | null;
  onInsert: (name: string) => void;
  onClose: () => void;
};

/** The straps an agent can insert, with thumbnails, by set and search. */
export function StrapPicker({ straps, failed = [], onWant, after, onInsert, onClose }: StrapPickerProps) {
  const [text, setText] = useState('');
  /** Typing ends it. */
  const [topic, setTopic] = useState<StrapTopic | null>(null);
  /** Group and key, as a recently used strap is in two groups. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [recent] = useState(recentStraps);
  const formId = useId();
  const searchId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findStraps(ofTopic(straps ?? [], topic), text), [straps, text, topic]);
  const groups = useMemo(() => groupsOf(found, text || topic ? [] : recent), [found, text, topic, recent]);

  const picked = straps?.find(({ name }) => name === chosen?.slice(chosen.indexOf(' ') + 1)) ?? null;

  useEffect(onWant, [onWant]);

  const insert = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return focusChoice(choices()[0]);
    if (!picked) return;
    storeRecentStrap(picked.name);
    onInsert(picked.name);
  };
  const choices = () => [...(grid.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  const moveBetween = (event: KeyboardEvent) => {
    if (!isGridKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = choices();
    const at = all.indexOf(event.target as HTMLInputElement);
    if (at < 0) return;
    event.preventDefault();
    const boxes = all.map((choice) => (choice.closest('label') ?? choice).getBoundingClientRect());
    const next = nextInGrid(boxes, at, event.key);
    if (next !== null) focusChoice(all[next]);
    else if (event.key === 'ArrowUp') document.getElementById(searchId)?.focus();
  };

  return (
    <EditorDialog
      title={editorMessage('picker.title')}
      size="wide"
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('picker.insert')}
          form={formId}
          isDisabled={!chosen}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} className="editor-picker" onSubmit={insert}>
        <div className="editor-picker__search">
          <label className="editor-label" htmlFor={searchId}>
            {editorMessage('picker.search')}
          </label>
          <input
            id={searchId}
            className="editor-input"
            type="search"
            autoComplete="off"
            value={text}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              focusChoice(choices()[0]);
            }}
            onChange={(event) => {
              setText(event.target.value);
              setTopic(null);
              setChosen(null);
            }}
          />
          <p className="editor-picker__place">
            {after === null
              ? editorMessage('picker.place.first')
              : editorMessage('picker.place.after', { strap: after })}
          </p>
          <p role="status" className="editor-picker__count">
            {straps === null ? editorMessage('picker.loading') : countOf(found.length, text)}
          </p>
          {/* A search is of all straps, and Tab leads from it to what it found. */}
          {straps !== null && text === '' && (
            <TopicButtons
              straps={straps}
              topic={topic}
              onChoose={(next) => {
                setTopic(next);
                setChosen(null);
              }}
            />
          )}
        </div>
        {failed.length > 0 && (
          <p className="editor-error" role="alert">
            {editorMessage('component.failed')} ({failed.join(', ')})
          </p>
        )}
        {straps !== null && found.length === 0 && <NoChoice onReset={() => setText('')} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the choices in it */}
        <div ref={grid} className="editor-picker__choices" onKeyDown={moveBetween}>
          {groups.map(({ key, members }) => (
            <fieldset key={key} className="editor-picker__group">
              <legend>{editorMessage(`picker.set.${key}`)}</legend>
              {members.map((strap) => (
                <StrapChoice
                  key={strap.name}
                  strap={strap}
                  isChosen={chosen === `${key} ${strap.name}`}
                  onChoose={() => setChosen(`${key} ${strap.name}`)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <PickedPreview strap={picked} />
      </form>
    </EditorDialog>
  );
}

/** Moving to a radio selects it, as with native arrow keys. */
function focusChoice(choice: HTMLInputElement | undefined): void {
  choice?.focus();
  choice?.click();
}

function countOf(count: number, text: string): string {
  if (count === 0) return editorMessage('picker.none', { text: text.trim() });

  return editorMessage(count === 1 ? 'picker.count.one' : 'picker.count', { count });
}
