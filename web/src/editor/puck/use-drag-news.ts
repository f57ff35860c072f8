import { type PuckApi, useGetPuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { strapLabel } from '../drafts/strap-label.ts';
import { editorMessage } from '../messages.ts';
import { usePuckState } from './puck-store.ts';

/** Where the drag library says what it does, in the ids of its own. */
const LIBRARY_REGIONS = '[id^="dnd-kit-announcement"]:not([aria-hidden])';

/** Says by its name where a strap stands that was dragged there. */
export function useDragNews(announce: (message: string) => void): void {
  const getPuck = useGetPuck();
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  /** The straps as they stood when one was picked up. */
  const start = useRef<string[] | null>(null);

  useEffect(() => silenceLibrary(document.body), []);

  useEffect(() => {
    const straps = idsOf(getPuck());
    const before = start.current;
    start.current = isDragging ? straps : null;
    if (isDragging || !before || before.join() === straps.join()) return;
    const { selectedItem } = getPuck();
    if (!selectedItem) return;

    announce(
      editorMessage('strap.movedTo', {
        label: strapLabel(selectedItem.type),
        place: straps.indexOf(selectedItem.props.id) + 1,
        count: straps.length,
      }),
    );
  }, [isDragging, getPuck, announce]);
}

const idsOf = ({ appState }: PuckApi): string[] => appState.data.content.map(({ props }) => props.id);

/** Hides the drag library's sentences from assistive technology; it puts a region at the end of the body when it first needs one. */
function silenceLibrary(body: HTMLElement): () => void {
  const silence = () => {
    for (const region of body.querySelectorAll(LIBRARY_REGIONS)) {
      region.setAttribute('aria-live', 'off');
      region.setAttribute('aria-hidden', 'true');
    }
  };
  silence();
  const observer = new MutationObserver(silence);
  observer.observe(body, { childList: true });

  return () => observer.disconnect();
}
