import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { findStraps } from './find-straps.ts';
import { PickedPreview } from './picked-preview.tsx';
import { groupsOf } from './picker-groups.ts';
import { PickerSearch } from './picker-search.tsx';
import { recentStraps, storeRecentStrap } from './recent-straps.ts';
import { NoChoice } from './strap-choice.tsx';
import { focusFirstChoice, StrapGrid } from './strap-grid.tsx';
import { ofTopic, type StrapTopic } from './strap-topics.ts';
import { TopicButtons } from './topic-buttons.tsx';
import './strap-picker.css';

const DOUBLE_CLICK_MS = 500;

type StrapPickerProps = {
  /** Null while loading. */
  straps: readonly AnyStrap[] | null;
  /** Keys of those whose code could not be loaded. */
  failed?: readonly string[];
  /** Starts loading them if necessary. */
  onWant: () => void;
  /** Display name of the strap before the new one; null if the new one is the first. */
  after: string | null;
  /** The page begins with one. */
  hasHero: boolean;
  onInsert: (name: string) => void;
  onClose: () => void;
};

/** The straps an agent can insert, with thumbnails, by set and search. */
export function StrapPicker({
  straps,
  failed = [],
  onWant,
  after,
  hasHero,
  onInsert,
  onClose,
}: StrapPickerProps) {
  const [text, setText] = useState('');
  /** Typing ends it. */
  const [topic, setTopic] = useState<StrapTopic | null>(null);
  /** Group and key, as a strap that is often used is in two groups. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [recent] = useState(recentStraps);
  const formId = useId();
  const searchId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findStraps(ofTopic(straps ?? [], topic), text), [straps, text, topic]);
  const groups = useMemo(
    () => groupsOf(found, { recent: text || topic ? null : recent, isSearch: text !== '' }),
    [found, text, topic, recent],
  );

  const picked = straps?.find(({ name }) => name === chosen?.slice(chosen.indexOf(' ') + 1)) ?? null;
  const previewed = usePreviewed(picked);

  useEffect(onWant, [onWant]);

  const insert = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return focusFirstChoice(grid.current);
    if (!picked) return;
    storeRecentStrap(picked.name);
    onInsert(picked.name);
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
        <PickerSearch
          id={searchId}
          text={text}
          after={after}
          hasHero={hasHero}
          count={straps && found.length}
          onChange={(typed) => {
            setText(typed);
            setTopic(null);
            setChosen(null);
          }}
          onLeave={() => focusFirstChoice(grid.current)}
        >
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
        </PickerSearch>
        {failed.length > 0 && (
          <p className="editor-error" role="alert">
            {editorMessage('component.failed')} ({failed.join(', ')})
          </p>
        )}
        {straps !== null && found.length === 0 && <NoChoice onReset={() => setText('')} />}
        <StrapGrid
          ref={grid}
          groups={groups}
          chosen={chosen}
          onChoose={setChosen}
          onLeave={() => document.getElementById(searchId)?.focus()}
        />
        <PickedPreview strap={previewed} />
      </form>
    </EditorDialog>
  );
}

/** The first preview waits: its place moves the cards, and a double click would end on another one. */
function usePreviewed(picked: AnyStrap | null): AnyStrap | null {
  const [hasPlace, setHasPlace] = useState(false);
  const isPicked = picked !== null;
  useEffect(() => {
    const timer = setTimeout(() => setHasPlace(isPicked), isPicked ? DOUBLE_CLICK_MS : 0);
    return () => clearTimeout(timer);
  }, [isPicked]);

  return hasPlace ? picked : null;
}
