import { visit } from 'graphql';

/**
 * Prints each operation as a typed string with its fragments: nothing to parse in the browser, no runtime
 * class, and a chunk contains only the documents it uses.
 */
export const plugin = (_schema, documents, config) => {
  const fragments = new Map(
    (config.externalFragments ?? []).map((fragment) => [fragment.name, fragment.node]),
  );
  const operations = [];

  for (const { document } of documents) {
    for (const definition of document?.definitions ?? []) {
      if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
      if (definition.kind === 'OperationDefinition') operations.push(definition);
    }
  }

  if (operations.length === 0) return '';

  return {
    prepend: [`import type { TypedDocument } from '${config.documentTypePath}';`],
    content: operations.map((operation) => printOperation(operation, fragments)).join('\n'),
  };
};

function printOperation(operation, fragments) {
  const name = operation.name.value;
  const type = `${pascal(name)}${pascal(operation.operation)}`;
  const parts = [operation, ...used(operation, fragments)].map((node) =>
    node.loc.source.body.slice(node.loc.start, node.loc.end),
  );
  const text = parts.join(' ').replace(/#.*$/gm, '').replace(/\s+/g, ' ').trim();

  return `export const ${pascal(name)}Document = ${JSON.stringify(text)} as TypedDocument<${type}, ${type}Variables>;`;
}

function used(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      used(fragment, fragments, found);
    },
  });
  return found;
}

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);
