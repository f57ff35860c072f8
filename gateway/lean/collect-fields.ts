import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  type SelectionSetNode,
} from 'graphql';
import { NotLean } from './lean-error.ts';

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The fields of an object type that selections ask for, by the name they have in the answer. */
export function collectFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();

  const applies = (condition: string | undefined) => {
    const on = condition === undefined ? type : schema.getType(condition);
    return on === type || (isAbstractType(on) && schema.isSubType(on, type));
  };
  const collect = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.kind === 'Field') {
        const name = node.alias?.value ?? node.name.value;
        fields.set(name, [...(fields.get(name) ?? []), node]);
        continue;
      }
      refuseDirectives(node.directives);
      if (node.kind === 'InlineFragment') {
        if (applies(node.typeCondition?.name.value)) collect(node.selectionSet);
        continue;
      }
      const fragment = fragments[node.name.value];
      if (!fragment) throw new NotLean('An unknown fragment');
      if (seen.has(node.name.value)) continue;
      seen.add(node.name.value);
      if (applies(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
    }
  };
  for (const set of sets) collect(set);
  for (const nodes of fields.values())
    if (nodes.length > 1) for (const node of nodes) refuseDirectives(node.directives);

  return fields;
}

function refuseDirectives(directives: readonly DirectiveNode[] | undefined): void {
  if (directives?.length) throw new NotLean('A directive');
}
