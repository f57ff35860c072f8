import {
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** The selected field names of the value, fragments included, without those that `@skip` or `@include` leaves out. */
export function selected(info: SelectionInfo) {
  const names = new Set<string>();
  for (const node of info.fieldNodes) eachField(node.selectionSet, info, (name) => names.add(name));

  return names;
}

/** The selected field names below `field`, as `selected` gives them. */
export function selectedBelow(info: SelectionInfo, field: string) {
  const names = new Set<string>();
  for (const node of info.fieldNodes) {
    eachField(node.selectionSet, info, (name, below) => {
      if (name === field) eachField(below, info, (inner) => names.add(inner));
    });
  }
  return names;
}

function eachField(
  set: SelectionSetNode | undefined,
  info: SelectionInfo,
  visit: (name: string, below: SelectionSetNode | undefined) => void,
): void {
  for (const node of set?.selections ?? []) {
    if (!isIncluded(node, info)) continue;
    if (node.kind === 'Field') visit(node.name.value, node.selectionSet);
    else if (node.kind === 'InlineFragment') eachField(node.selectionSet, info, visit);
    else eachField(info.fragments[node.name.value]?.selectionSet, info, visit);
  }
}

function isIncluded(node: SelectionNode, { variableValues }: SelectionInfo): boolean {
  const isSkipped = getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true;

  return !isSkipped && getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false;
}
