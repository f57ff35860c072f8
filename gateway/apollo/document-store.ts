import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';

const MAX_BYTES = 32 * 1024 * 1024;
/** A token with the nodes it belongs to, measured on documents with short names. */
const BYTES_PER_TOKEN = 500;
const BYTES_PER_CHARACTER = 2;

/**
 * Cache of parsed and validated operations. Apollo Server's own store measures them as JSON, which omits the
 * text and tokens a document references.
 */
export function createDocumentStore(maxBytes = MAX_BYTES): InMemoryLRUCache<DocumentNode> {
  return new InMemoryLRUCache<DocumentNode>({ maxSize: maxBytes, sizeCalculation: bytesOf });
}

/** A conservative estimate of the heap size of a document. */
export function bytesOf({ loc }: DocumentNode): number {
  let tokens = 1;
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens++;

  return tokens * BYTES_PER_TOKEN + (loc?.source.body.length ?? 0) * BYTES_PER_CHARACTER;
}
