/** Kinds of parts that a dialog edits. */
export const MEDIA_PARTS = ['image', 'gallery', 'video', 'roster'] as const;
export type MediaPart = (typeof MEDIA_PARTS)[number];

/** An edit handle: the kind of the part and the path of its value in the props. */
export function writeHandle(part: MediaPart, path: string): string {
  return `${part}:${path}`;
}

export function readHandle(handle: string): { part: MediaPart; path: string } | null {
  const [, kind, path] = /^(\w+):(.+)$/.exec(handle) ?? [];
  const part = MEDIA_PARTS.find((known) => known === kind);

  return part && path ? { part, path } : null;
}

/** The member of a strap's state that a handle leads to in the settings; null for others (edit-handle.ts). */
export function readFieldHandle(handle: string): string | null {
  return /^field:(.+)$/.exec(handle)?.[1] ?? null;
}

/** The value at a path such as `$tiles[2].image`. */
export function valueAt(props: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      props,
    );
}

/** The innermost list of a path and the index in it; null without a list. */
export function listItemOf(path: string): { list: string; index: number } | null {
  const [, list, index] = /^(.+)\[(\d+)\](?:\.[^[\]]+)*$/.exec(path) ?? [];

  return list && index !== undefined ? { list, index: Number(index) } : null;
}
