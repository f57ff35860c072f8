import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** The selected field names of the value, fragments included. */
export function selected(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>) {
  const names = new Set<string>();
  for (const node of info.fieldNodes) eachField(node.selectionSet, info.fragments, (name) => names.add(name));

  return names;
}

/** The selected field names below `field`, fragments included. */
export function selectedBelow(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>, field: string) {
  const names = new Set<string>();
  for (const node of info.fieldNodes) {
    eachField(node.selectionSet, info.fragments, (name, below) => {
      if (name === field) eachField(below, info.fragments, (inner) => names.add(inner));
    });
  }
  return names;
}

function eachField(
  set: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  visit: (name: string, below: SelectionSetNode | undefined) => void,
): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === 'Field') visit(node.name.value, node.selectionSet);
    else if (node.kind === 'InlineFragment') eachField(node.selectionSet, fragments, visit);
    else eachField(fragments[node.name.value]?.selectionSet, fragments, visit);
  }
}
