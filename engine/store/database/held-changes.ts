import type { Change, ChangeListener } from './changes.ts';

type Event = { change: Change } | 'resumed';

/** Announces changes once replicas have them: what is read afterwards is not from before them. */
export function holdChanges(listener: ChangeListener, caughtUp: () => Promise<void>): ChangeListener {
  let waiting: Event[] = [];
  let isAnnouncing = false;

  const announce = async () => {
    isAnnouncing = true;
    while (waiting.length > 0) {
      const events = waiting;
      waiting = [];
      await caughtUp();
      for (const event of events) {
        if (event === 'resumed') listener.resumed();
        else listener.changed(event.change);
      }
    }
    isAnnouncing = false;
  };
  const add = (event: Event) => {
    waiting.push(event);
    if (!isAnnouncing) void announce();
  };

  return {
    changed: (change) => add({ change }),
    interrupted() {
      // Once the connection is back, everything counts as changed.
      waiting = [];
      listener.interrupted();
    },
    resumed: () => add('resumed'),
  };
}
