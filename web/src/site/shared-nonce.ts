/**
 * In place of a nonce in a document that many visitors get: its policy allows scripts by their hashes, and none that is
 * inserted later.
 */
export const SHARED_NONCE = 'shared';
