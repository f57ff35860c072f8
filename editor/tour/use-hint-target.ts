import { useEffect, useLayoutEffect, useState } from 'react';
import type { Box } from './place-hint.ts';
import { boxOf, type Hint, isElsewhere, isInText, isPickerOpen } from './tour-hints.ts';

export type HintTarget = {
  /** What can be seen of the control. */
  box: Box | null;
  isInPanel: boolean;
  /** The agent is in a text of the page. */
  isInText: boolean;
  /** A dialog, a menu or another panel is open. */
  isElsewhere: boolean;
  isPickerOpen: boolean;
};

/** Less than this of a control in view is not to be noticed. */
const LEAST_HEIGHT = 20;
const NOTHING: HintTarget = {
  box: null,
  isInPanel: false,
  isInText: false,
  isElsewhere: false,
  isPickerOpen: false,
};

/** Follows the control of a hint, which scrolls, moves and changes in two documents without an event for all of it. */
export function useHintTarget(hint: Hint, isOn: boolean): HintTarget {
  const [found, setFound] = useState(NOTHING);

  useLayoutEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const look = () => {
      const target = hint.target();
      const now: HintTarget = {
        box: target && boxOf(target),
        isInPanel: target?.closest('.editor-panel') != null,
        isInText: isInText(),
        isElsewhere: isElsewhere(target),
        isPickerOpen: isPickerOpen(),
      };
      setFound((before) => (isSame(before, now) ? before : now));
      frame = requestAnimationFrame(look);
    };
    look();

    return () => cancelAnimationFrame(frame);
  }, [hint, isOn]);

  return found;
}

/** Scrolls to the control of a hint that opens, unless the agent is in a text: it would move from under the pointer. */
export function useScrollToTarget(hint: Hint, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || isInText()) return;
    const target = hint.target();
    if (target && (boxOf(target)?.height ?? 0) < LEAST_HEIGHT)
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [hint, isOpen]);
}

function isSame(one: HintTarget, other: HintTarget): boolean {
  return (
    one.isInPanel === other.isInPanel &&
    one.isInText === other.isInText &&
    one.isElsewhere === other.isElsewhere &&
    one.isPickerOpen === other.isPickerOpen &&
    one.box?.left === other.box?.left &&
    one.box?.top === other.box?.top &&
    one.box?.width === other.box?.width &&
    one.box?.height === other.box?.height
  );
}
