import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Timeline, TimelineState } from './timeline.ts';

const TimelineContext = createContext<Timeline | null>(null);

export const TimelineProvider = TimelineContext.Provider;

/** The steps of undo and redo of everything that is edited. Who edits a value attaches a track and records its changes. */
export function useTimeline(): Timeline {
  const timeline = useContext(TimelineContext);
  if (!timeline) throw new Error('useTimeline needs a TimelineProvider above it');

  return timeline;
}

/** What can be undone and redone now. */
export function useTimelineState(): TimelineState {
  const timeline = useTimeline();

  return useSyncExternalStore(timeline.subscribe, timeline.getState);
}
