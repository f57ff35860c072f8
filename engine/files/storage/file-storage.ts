import type { Readable } from 'node:stream';

/** A stored file; `version` changes with its bytes. */
export type StoredObject = { bytes: number; version: string };
export type ByteRange = { start: number; end: number };

/**
 * Where uploaded files are: `{space}/{digest}/{name}`. Whatever processes share a storage see the same files;
 * no implementation remembers what exists.
 */
export type FileStorage = {
  kind: 'disk' | 's3';
  /** For people: a folder or a bucket. */
  place: string;
  /** Stores a local file whole or not at all; may move it away. */
  put(name: string, path: string, type?: string): Promise<void>;
  find(name: string): Promise<StoredObject | null>;
  /** The bytes of a file or of a range of it, both ends included; null when it does not exist. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** Names of the files of a space, or of all, in order. */
  list(space?: string): Promise<string[]>;
  /** Puts the files of a local folder in place of those of a space, or of all. */
  replaceAll(folder: string, space?: string): Promise<Replaced>;
  /** Throws a {@link StorageError} unless files can be written and read. */
  check(): Promise<void>;
};

/** Exactly one of both follows a replacement. */
export type Replaced = { keep(): Promise<void>; undo(): Promise<void> };

/** Why a storage cannot be used, with what to do about it. */
export class StorageError extends Error {
  override name = 'StorageError';
  /** Failures of a system have a code (files.ts). */
  readonly code = 'STORAGE';
}
