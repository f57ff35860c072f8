import { useSyncExternalStore } from 'react';

/** Ids stored on this device for a visitor without an account. */
export type DeviceList = {
  read: () => readonly string[];
  subscribe: (changed: () => void) => () => void;
  /** The newest first; evicts the oldest beyond the size. */
  add: (id: string) => void;
  remove: (id: string) => void;
  set: (ids: readonly string[]) => void;
};

const NONE: readonly string[] = [];
const ID_MAX = 200;

/** A list under one key of localStorage; in memory if storage is not available. */
export function deviceList(key: string, size: number): DeviceList {
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let ids = NONE;

  function read(): readonly string[] {
    const now = readItem(key, stored);
    if (now !== stored) {
      stored = now;
      ids = parseIds(now, size);
    }
    return ids;
  }

  function set(next: readonly string[]): void {
    ids = [...new Set(next)].slice(0, size);
    stored = JSON.stringify(ids);
    try {
      localStorage.setItem(key, stored);
    } catch {
      // Without storage the list stays in memory.
    }
    for (const changed of listeners) changed();
  }

  return {
    read,
    set,
    subscribe(changed) {
      listeners.add(changed);
      addEventListener('storage', changed);
      return () => {
        listeners.delete(changed);
        removeEventListener('storage', changed);
      };
    },
    add: (id) => set([id, ...read().filter((other) => other !== id)]),
    remove: (id) => set(read().filter((other) => other !== id)),
  };
}

/** The current list; empty on the server and during hydration. */
export function useDeviceList({ subscribe, read }: DeviceList): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

function readItem(key: string, otherwise: string | null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return otherwise;
  }
}

/** Parses stored data; anything but a list of short texts is dropped. */
function parseIds(text: string | null, size: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const texts = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
    return texts.filter((id) => id !== '' && id.length <= ID_MAX).slice(0, size);
  } catch {
    return NONE;
  }
}
