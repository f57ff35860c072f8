/**
 * The order of a list that two people changed from the same beginning. The one who reordered it decides the order
 * (`mine` when both did); what only the other list has stands after its neighbour there.
 */
export function mergeOrder(lists: {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}): string[] {
  const { base, mine, theirs } = lists;
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const isMineReordered = !hasOrder(mine, common);
  const [backbone, other] = isMineReordered ? [mine, theirs] : [theirs, mine];

  const order = [...backbone];
  for (const [index, id] of other.entries()) {
    if (order.includes(id)) continue;
    const neighbour = other.slice(0, index).findLast((before) => order.includes(before));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }

  return order;
}

function hasOrder(list: readonly string[], order: readonly string[]): boolean {
  const common = list.filter((id) => order.includes(id));

  return common.every((id, index) => id === order[index]);
}
