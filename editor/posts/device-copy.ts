import { NEW_POST, type TypedPost } from './typed-post.ts';

/** Unsaved text of a post on this device; `revision` is the one it is based on, null for a new post. */
export type DeviceCopy = { revision: string | null; post: TypedPost };

const keyOf = (id: string | null) => `strapwork.post.${id ?? 'new'}`;

export function readDeviceCopy(id: string | null): DeviceCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as DeviceCopy | null;

    return copy && { revision: copy.revision, post: { ...NEW_POST, ...copy.post } };
  } catch {
    return null;
  }
}

/** When the device's storage is full the copy is missing: the form still asks before it is closed. */
export function writeDeviceCopy(id: string | null, copy: DeviceCopy): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy));
  } catch (error) {
    console.warn('Unsaved text could not be stored on this device:', error);
  }
}

export function removeDeviceCopy(id: string | null): void {
  localStorage.removeItem(keyOf(id));
}
