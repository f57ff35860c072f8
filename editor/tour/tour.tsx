import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { useDocumentStore } from '../editing/document-store.ts';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type PlacedHint, placeHint } from './place-hint.ts';
import { HINTS, type Hint, screenBox } from './tour-hints.ts';
import { type HintTarget, useHintTarget, useScrollToTarget } from './use-hint-target.ts';
import { useIsThemeChanged, useStepsTaken, useTourSteps } from './use-tour-steps.ts';
import './tour.css';

const [FIRST] = HINTS as [Hint];
/** Opening the editor comes first. */
const LATER_MS = 1200;

/**
 * Four hints for an agent's first editing. Each is beside the control it is about, which stays usable, and steps on when
 * the agent uses it. From the first typing on they are one line in the corner until it is pressed; they are hidden while
 * a dialog or a panel is open. The page is dimmed only until the agent begins to work.
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
  const { isFolded, isUnfolded, unfold } = useFold(target.isInText);
  useScrollToTarget(hint, isShown && !isFolded);
  const hasBegun = useHasBegun(target.isInText);
  const before = useRef<HTMLElement | null>(null);
  useWhatIsDone(target, finish);

  if (!isShown || target.isElsewhere) return null;
  if (isFolded) return <FoldedHint {...{ hint, step, onClose }} onUnfold={unfold} />;
  return (
    <OpenHint
      {...{ hint, step, target, before, onClose, isUnfolded }}
      isClear={hasBegun}
      onNext={next}
      onBack={back}
    />
  );
}

type HintProps = {
  hint: Hint;
  step: number;
  target: HintTarget;
  /** What had the focus before the first hint. */
  before: RefObject<HTMLElement | null>;
  /** The agent opened it from the line in the corner. */
  isUnfolded: boolean;
  /** The page around the control is not dimmed. */
  isClear: boolean;
  onClose: () => void;
  onNext: () => void;
  onBack: () => void;
};

function OpenHint(props: HintProps) {
  const { hint, step, target, before, isUnfolded, isClear, onClose, onNext, onBack } = props;
  const card = useRef<HTMLElement>(null);
  const placed = usePlace(card, target, step);
  const close = useFocusOf({ card, before, isUnfolded }, onClose);
  const isLast = step === HINTS.length - 1;

  return (
    <>
      {target.box && (
        <div
          className={`editor-tour__light${isClear ? ' is-clear' : ''}`}
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

type FoldedHintProps = Pick<HintProps, 'hint' | 'step' | 'onClose'> & { onUnfold: () => void };

/** A line in the corner. */
function FoldedHint({ hint, step, onClose, onUnfold }: FoldedHintProps) {
  return (
    <aside
      lang={EDITOR_LANGUAGE}
      className="editor-tour is-folded"
      aria-label={editorMessage('tour.label')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button
        type="button"
        className="editor-tour__unfold"
        onClick={({ currentTarget }) => {
          // Not every browser moves the focus out of the text.
          currentTarget.focus();
          onUnfold();
        }}
      >
        <Icon name={hint.icon} />
        <span>
          {editorMessage('tour.step', { step: step + 1, count: HINTS.length })}:{' '}
          {editorMessage(`tour.${hint.key}`)}
        </span>
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

/** Typing folds the hints; a press on the line in the corner opens them again. */
function useFold(isInText: boolean) {
  const isTyping = useIsTyping(isInText);
  const [state, setState] = useState<'open' | 'folded' | 'unfolded'>('open');
  useLayoutEffect(() => {
    if (isTyping) setState('folded');
  }, [isTyping]);

  return {
    isFolded: state === 'folded',
    isUnfolded: state === 'unfolded',
    unfold: () => setState('unfolded'),
  };
}

/** Whether the agent has been in a text of the page or has changed anything. */
function useHasBegun(isInText: boolean): boolean {
  const isChanged = useStepsTaken() > 0;
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (isInText || isChanged) setHasBegun(true);
  }, [isInText, isChanged]);

  return hasBegun || isInText;
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

/** The first hint takes the focus unless the agent has begun to work, and so does an unfolded one; closing returns it. */
function useFocusOf(
  { card, before, isUnfolded }: Pick<HintProps, 'before' | 'isUnfolded'> & { card: HintProps['before'] },
  onClose: () => void,
): () => void {
  useEffect(() => {
    const { activeElement } = document;
    const next = card.current?.querySelector<HTMLElement>('.editor-tour__next');
    if (isUnfolded) return next?.focus({ preventScroll: true });
    if (before.current || !(activeElement instanceof HTMLElement)) return;
    before.current = activeElement;
    if (activeElement !== document.body && !activeElement.closest('.editor-toolbar')) return;
    next?.focus({ preventScroll: true });
  }, [card, before, isUnfolded]);

  return () => {
    const hasFocus = card.current?.contains(document.activeElement);
    onClose();
    if (hasFocus) before.current?.focus();
  };
}
