/** The channel of migration 0028. */
export const CHANGES_CHANNEL = 'strapwork_changes';

/** What changed in the store: a site's content, a source's listings, the hosts of sites, or anything. */
export type Change =
  | { kind: 'site'; id: string }
  | { kind: 'source'; id: string }
  | { kind: 'hosts' }
  | { kind: 'all' };

export type ChangeListener = {
  /** After the transaction was committed, by whichever process. */
  changed(change: Change): void;
  /** From now on changes may be missed. */
  interrupted(): void;
  /** No change is missed from now on; what happened in between is unknown. */
  resumed(): void;
};

/** Stops listening. */
export type StopListening = () => Promise<void>;

/** A change that cannot be read may concern anything. */
export function readChange(payload: string): Change {
  const [, kind, id] = /^(site|source) (.+)$/s.exec(payload) ?? [];
  if (id !== undefined && (kind === 'site' || kind === 'source')) return { kind, id };

  return { kind: payload === 'hosts' ? 'hosts' : 'all' };
}
