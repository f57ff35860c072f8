import { completed } from '../json/completed.ts';
import { DEFAULT_STRAP_CONFIG, type StrapConfig } from './page.ts';

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

export type PartialStrapConfig = DeepPartial<StrapConfig>;

/** A configuration as code writes it, with the defaults of what it leaves out; a stored one is checked too (completeStrapConfig). */
export function strapConfig(partial: PartialStrapConfig = {}): StrapConfig {
  return completed(partial, DEFAULT_STRAP_CONFIG) as StrapConfig;
}
