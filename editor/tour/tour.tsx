import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { useDocumentStore } from '../editing/document-store.ts';
import { editorMessage } from '../messages.ts';
import { canvasDocument } from '../puck/frame/canvas-frame.ts';
import { IconButton } from '../ui/icon-button.tsx';
import './tour.css';

/** Each hint with what it is about: in the toolbar, or in the canvas. */
const HINTS = [
  { key: 'words', icon: 'pencil', target: () => inCanvas('[contenteditable="true"]') },
  { key: 'sections', icon: 'plus', target: () => inCanvas('[data-puck-component]') },
  { key: 'theme', icon: 'palette', target: () => inToolbar('[data-tool="palette"]') },
  { key: 'live', icon: 'globe', target: () => inToolbar('.publishing-menu .editor-menu') },
] as const;

/** Set on what a hint is about. */
const MARK = 'data-hinted';
/** Opening the editor comes first. */
const LATER_MS = 1200;

/** Four hints for an agent's first editing, beside the page, which stays usable. They fold to a line while the agent works. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [isShown, setIsShown] = useState(false);
  const [step, setStep] = useState(0);
  const [isFolded, setIsFolded] = useState(false);
  const hint = HINTS[step];

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), LATER_MS);

    return () => clearTimeout(timer);
  }, []);
  const steps = useStepsTaken();
  const before = useRef(steps);
  useEffect(() => {
    if (steps > before.current) setIsFolded(true);
    before.current = steps;
  }, [steps]);
  useEffect(() => {
    const target = isShown && !isFolded ? hint?.target() : null;
    target?.setAttribute(MARK, '');

    return () => target?.removeAttribute(MARK);
  }, [isShown, isFolded, hint]);

  if (!isShown || !hint) return null;
  const isLast = step === HINTS.length - 1;
  const count = editorMessage('tour.step', { step: step + 1, count: HINTS.length });
  const end = (
    <IconButton icon="x" label={editorMessage('tour.end')} className="editor-tour__end" onPress={onClose} />
  );
  if (isFolded) {
    return (
      <aside className="editor-tour is-folded" aria-label={editorMessage('tour.label')}>
        <button type="button" className="editor-tour__unfold" onClick={() => setIsFolded(false)}>
          <Icon name={hint.icon} />
          {count}
        </button>
        {end}
      </aside>
    );
  }

  return (
    <aside
      className="editor-tour"
      aria-label={editorMessage('tour.label')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div role="status">
        <p className="editor-tour__step">{count}</p>
        <h2>
          <Icon name={hint.icon} />
          {editorMessage(`tour.${hint.key}`)}
        </h2>
        <p>{editorMessage(`tour.${hint.key}.text`)}</p>
      </div>
      {end}
      <div className="editor-tour__buttons">
        {!isLast && (
          <button type="button" className="editor-button editor-tour__skip" onClick={onClose}>
            {editorMessage('tour.skip')}
          </button>
        )}
        {step > 0 && (
          <button type="button" className="editor-button" onClick={() => setStep(step - 1)}>
            {editorMessage('tour.back')}
          </button>
        )}
        <button
          type="button"
          className="editor-button is-primary"
          onClick={() => (isLast ? onClose() : setStep(step + 1))}
        >
          {editorMessage(isLast ? 'tour.done' : 'tour.next')}
        </button>
      </div>
    </aside>
  );
}

/** How many steps of the history the agent can take back. */
function useStepsTaken(): number {
  const store = useDocumentStore();

  return useSyncExternalStore(store.subscribe, () => store.history()?.past.length ?? 0);
}

function inCanvas(selector: string): Element | null {
  return canvasDocument()?.querySelector(selector) ?? null;
}

function inToolbar(selector: string): Element | null {
  return document.querySelector(`.editor-toolbar ${selector}`);
}
