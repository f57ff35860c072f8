import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';

const MAX_BYTES = 32 * 1024 * 1024;
/** A token with the nodes it is part of, as measured on documents of short names. */
const BYTES_PER_TOKEN = 500;
const BYTES_PER_CHARACTER = 2;

/**
 * Parsed and validated operations. Apollo Server's own store weighs them as JSON, which leaves out the text and the
 * tokens that a document holds on to.
 */
export function createDocumentStore(maxBytes = MAX_BYTES): InMemoryLRUCache<DocumentNode> {
  return new InMemoryLRUCache<DocumentNode>({ maxSize: maxBytes, sizeCalculation: bytesOf });
}

/** How much of the heap a document takes, rather too much than too little. */
export function bytesOf({ loc }: DocumentNode): number {
  let tokens = 1;
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens++;

  return tokens * BYTES_PER_TOKEN + (loc?.source.body.length ?? 0) * BYTES_PER_CHARACTER;
}
