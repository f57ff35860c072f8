import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { useDocumentStore } from '../editing/document-store.ts';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type PlacedHint, placeHint } from './place-hint.ts';
import { HINTS, type Hint, screenBox } from './tour-hints.ts';
import { type HintTarget, useHintTarget } from './use-hint-target.ts';
import { useIsThemeChanged, useStepsTaken, useTourSteps } from './use-tour-steps.ts';
import './tour.css';

const [FIRST] = HINTS as [Hint];
/** Opening the editor comes first. */
const LATER_MS = 1200;

/**
 * Four hints for an agent's first editing. Each is beside the control it is about, which stays usable, and steps on when
 * the agent uses it. They make room while the agent types, and while a dialog or a panel is open.
 */
export function Tour({ onClose }: { onClose: () => void }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), LATER_MS);

    return () => clearTimeout(timer);
  }, []);
  const { step, next, back, finish } = useTourSteps(onClose);
  const hint = HINTS[step] ?? FIRST;
  const target = useHintTarget(hint, isShown);
  const isTyping = useIsTyping(target.isInText);
  const before = useRef<HTMLElement | null>(null);
  useWhatIsDone(target, finish);

  if (!isShown || target.isElsewhere) return null;
  const props = { hint, step, target, before, onClose };
  return isTyping ? <FoldedHint {...props} /> : <OpenHint {...props} onNext={next} onBack={back} />;
}

type HintProps = {
  hint: Hint;
  step: number;
  target: HintTarget;
  /** What had the focus before the first hint. */
  before: RefObject<HTMLElement | null>;
  onClose: () => void;
};

function OpenHint(props: HintProps & { onNext: () => void; onBack: () => void }) {
  const { hint, step, target, before, onClose, onNext, onBack } = props;
  const card = useRef<HTMLElement>(null);
  const placed = usePlace(card, target, step);
  const close = useFocusOf(card, before, onClose);
  const isLast = step === HINTS.length - 1;

  return (
    <>
      {target.box && (
        <div
          className={`editor-tour__light${target.isInText ? ' is-clear' : ''}`}
          style={{
            insetInlineStart: target.box.left,
            insetBlockStart: target.box.top,
            width: target.box.width,
            height: target.box.height,
          }}
          aria-hidden="true"
        />
      )}
      <aside
        ref={card}
        lang={EDITOR_LANGUAGE}
        className={`editor-tour${placed ? ` is-${placed.side}` : ''}`}
        style={placed ? { insetInlineStart: placed.left, insetBlockStart: placed.top } : undefined}
        aria-label={editorMessage('tour.label')}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        {placed && placed.arrow !== null && (
          <span
            className="editor-tour__arrow"
            style={{ '--arrow': `${placed.arrow}px` } as CSSProperties}
            aria-hidden="true"
          />
        )}
        <div role="status">
          <p className="editor-tour__step">
            {editorMessage('tour.step', { step: step + 1, count: HINTS.length })}
          </p>
          <h2>
            <Icon name={hint.icon} />
            {editorMessage(`tour.${hint.key}`)}
          </h2>
          <p>{editorMessage(`tour.${hint.key}.text`)}</p>
        </div>
        <IconButton icon="x" label={editorMessage('tour.end')} className="editor-tour__end" onPress={close} />
        <div className="editor-tour__buttons">
          {!isLast && (
            <button type="button" className="editor-button editor-tour__skip" onClick={close}>
              {editorMessage('tour.skip')}
            </button>
          )}
          {step > 0 && (
            <button type="button" className="editor-button" onClick={onBack}>
              {editorMessage('tour.back')}
            </button>
          )}
          <button
            type="button"
            className="editor-button is-primary editor-tour__next"
            onClick={isLast ? close : onNext}
          >
            {editorMessage(isLast ? 'tour.done' : 'tour.next')}
          </button>
        </div>
      </aside>
    </>
  );
}

/** A line in the corner while the agent types. */
function FoldedHint({ hint, step, onClose }: HintProps) {
  return (
    <aside
      lang={EDITOR_LANGUAGE}
      className="editor-tour is-folded"
      aria-label={editorMessage('tour.label')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {/* It leaves the text by taking the focus, which opens the hint. */}
      <button type="button" className="editor-tour__unfold">
        <Icon name={hint.icon} />
        {editorMessage('tour.step', { step: step + 1, count: HINTS.length })}
      </button>
      <IconButton icon="x" label={editorMessage('tour.end')} className="editor-tour__end" onPress={onClose} />
    </aside>
  );
}

/** Reports what the agent does, whichever hint is shown. */
function useWhatIsDone(
  { isInText, isPickerOpen }: HintTarget,
  finish: ReturnType<typeof useTourSteps>['finish'],
): void {
  const store = useDocumentStore();
  const isThemeChanged = useIsThemeChanged();
  const report = useRef(finish);
  useEffect(() => {
    report.current = finish;
  });

  useEffect(() => {
    if (isInText) report.current('words');
  }, [isInText]);
  useEffect(() => {
    if (isPickerOpen) report.current('sections');
  }, [isPickerOpen]);
  useEffect(() => {
    if (isThemeChanged) report.current('theme');
  }, [isThemeChanged]);
  useEffect(() => store.onStored(() => report.current('live')), [store]);
}

/** Whether the agent has changed the text that has the focus. */
function useIsTyping(isInText: boolean): boolean {
  const steps = useStepsTaken();
  const [before, setBefore] = useState(steps);
  useEffect(() => {
    if (!isInText) setBefore(steps);
  }, [isInText, steps]);

  return isInText && steps > before;
}

/** Places the card beside the box of the target. */
function usePlace(
  card: RefObject<HTMLElement | null>,
  { box, isInPanel }: HintTarget,
  step: number,
): PlacedHint | null {
  const [placed, setPlaced] = useState<PlacedHint | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card of another step has another height
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    setPlaced(box && placeHint(box, { width, height }, screenBox(), isInPanel));
  }, [card, box, isInPanel, step]);

  return placed;
}

/** The first hint takes the focus unless the agent has begun to work; closing returns it. */
function useFocusOf(
  card: RefObject<HTMLElement | null>,
  before: RefObject<HTMLElement | null>,
  onClose: () => void,
): () => void {
  useEffect(() => {
    const { activeElement } = document;
    if (before.current || !(activeElement instanceof HTMLElement)) return;
    before.current = activeElement;
    if (activeElement !== document.body && !activeElement.closest('.editor-toolbar')) return;
    card.current?.querySelector<HTMLElement>('.editor-tour__next')?.focus({ preventScroll: true });
  }, [card, before]);

  return () => {
    const hasFocus = card.current?.contains(document.activeElement);
    onClose();
    if (hasFocus) before.current?.focus();
  };
}
