import type { State } from '../page/page.ts';
import { youTubeId } from '../page/video-url.ts';
import type { Need, PartDeclaration, Parts } from './declaration.ts';
import { defaultOf } from './initial-state.ts';

/** The parts of a state that its template needs and that are empty, by their names; one that is not stored has its default. */
export function missingParts(parts: Parts, state: State, need: Need): string[] {
  return Object.entries(parts)
    .filter(([name, part]) => part.need === need && isEmpty(part, state[name] ?? defaultOf(part)))
    .map(([name]) => name);
}

function isEmpty(part: PartDeclaration, value: unknown): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) {
    return value.every((item) => part.kind === 'list' && part.of.kind === 'image' && isEmpty(part.of, item));
  }

  switch (part.kind) {
    case 'image':
      return !(value as { imageUrl?: string }).imageUrl;
    case 'video':
      return youTubeId((value as { url?: string }).url ?? '') === null;
    case 'heading':
    case 'richText':
    case 'html':
      return !(value as { html?: string }).html;
    default:
      return false;
  }
}
