import { changedPlace } from '../history/change-place.ts';
import type { Change } from '../history/timeline.ts';
import { editorMessage } from '../messages.ts';
import type { SitePart } from '../site-parts.ts';
import { valueAt } from './json-path.ts';

/** A change of a part as the timeline takes it down: typing or dragging in one field is one step. */
export function partStep(part: SitePart, before: unknown, after: unknown): Change {
  const place = changedPlace(before, after);
  const isTyped = place && place !== 'name' && ['string', 'number'].includes(typeof valueIn(after, place));

  return {
    track: part,
    key: isTyped ? `${part}/${place}` : null,
    label: editorMessage(`step.part.${part}`),
    before,
    after,
  };
}

/** A place may be in a list, whose items are members by their index. */
function valueIn(whole: unknown, place: string): unknown {
  const [key = '', ...rest] = place.split('.');
  const member = Array.isArray(whole) ? whole[Number(key)] : valueAt(whole, key);

  return rest.length > 0 ? valueIn(member, rest.join('.')) : member;
}
