import { type ASTVisitor, GraphQLError, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Far above any screen's query, far below what is harmful. */
export const MAX_DEPTH = 10;
export const MAX_ALIASES = 30;
export const MAX_TOKENS = 3_000;
export const MAX_RECURSIVE_SELECTIONS = 5_000;

type Measure = { depth: number; aliases: number };

/** Rejects operations that are nested too deeply or have too many aliases; fragments count wherever they are spread. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const measures = new Map<string, Measure>();

  const measure = (set: SelectionSetNode | undefined): Measure => {
    const total: Measure = { depth: 0, aliases: 0 };
    for (const node of set?.selections ?? []) {
      // Introspection is nested by itself; it is exempt where it is enabled.
      if (node.kind === 'Field' && node.name.value.startsWith('__')) continue;
      const isField = node.kind === 'Field';
      const below = node.kind === 'FragmentSpread' ? fragment(node.name.value) : measure(node.selectionSet);
      total.depth = Math.max(total.depth, below.depth + (isField ? 1 : 0));
      total.aliases += below.aliases + (isField && node.alias ? 1 : 0);
    }
    return total;
  };

  const fragment = (name: string): Measure => {
    const known = measures.get(name);
    if (known) return known;

    // Placeholder while a recursive fragment is measured; another rule rejects it.
    measures.set(name, { depth: 0, aliases: 0 });
    const measured = measure(context.getFragment(name)?.selectionSet);
    measures.set(name, measured);
    return measured;
  };

  return {
    OperationDefinition(operation) {
      if (operation.operation === 'subscription')
        context.reportError(new GraphQLError('Subscriptions are not served.', { nodes: operation }));
      const { depth, aliases } = measure(operation.selectionSet);
      const tooMuch =
        depth > MAX_DEPTH ? 'nests too deep' : aliases > MAX_ALIASES ? 'has too many aliases' : null;
      if (tooMuch) context.reportError(new GraphQLError(`The operation ${tooMuch}.`, { nodes: operation }));
    },
  };
}
