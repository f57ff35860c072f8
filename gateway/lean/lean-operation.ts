import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getVariableValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import { collectFields, type Fragments } from './collect-fields.ts';
import { NotLean } from './lean-error.ts';
import { writeLeaf } from './write-leaf.ts';

type Text = string | Promise<string>;
type Run = { context: GatewayContext; variables: Record<string, unknown> };
type Write = (value: unknown, run: Run) => Text;
type WriteField = (parent: unknown, run: Run) => Text;
type Field = { prefix: string; node: FieldNode; write: WriteField; isPure: boolean };

/** Answers an operation as the JSON of GraphQL's whole answer; throws when there is anything to say but data. */
export type LeanOperation = {
  operation: OperationDefinitionNode;
  run(context: GatewayContext, variables: Record<string, unknown>): Promise<string>;
};

/** Objects of these types are the same object as long as they hold the same, and so is what is written of them. */
const KEPT_TYPES = ['Listing', 'MapPoint'];
const MAX_VARIABLE_ERRORS = 1;

/**
 * Compiles a query that was validated to functions that write its answer as text: no tree of results is built and
 * walked again. Null for an operation that has to be executed as usual.
 */
export function compileLean(schema: GraphQLSchema, document: DocumentNode): LeanOperation | null {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const query = schema.getQueryType();
  if (!operation || operations.length > 1 || operation.operation !== 'query' || !query) return null;
  if (operation.directives?.length) return null;

  const fragments = Object.fromEntries(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const compiler = new Compiler(schema, operation, fragments);
  const write = compiler.object(query, [operation.selectionSet]);
  if (!write) return null;

  return {
    operation,
    async run(context, inputs) {
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], inputs, {
        maxErrors: MAX_VARIABLE_ERRORS,
      });
      if (!coerced) throw new NotLean('A variable');

      return `{"data":${await write(undefined, { context, variables: coerced })}}\n`;
    },
  };
}

class Compiler {
  readonly #schema: GraphQLSchema;
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: Fragments;

  constructor(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Fragments) {
    this.#schema = schema;
    this.#operation = operation;
    this.#fragments = fragments;
  }

  /** Null for selections that cannot be lean. */
  object(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Write | null {
    try {
      return this.#object(type, sets).write;
    } catch (error) {
      if (error instanceof NotLean) return null;
      throw error;
    }
  }

  #object(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): { write: Write; isPure: boolean } {
    const fields = [...collectFields(this.#schema, type, sets, this.#fragments)].map(([name, nodes]) =>
      this.#field(type, name, nodes),
    );
    const isPure = fields.every((field) => field.isPure);
    const write: Write = (value, run) => writeObject(fields, value, run);

    return { write: isPure && KEPT_TYPES.includes(type.name) ? kept(write) : write, isPure };
  }

  #field(type: GraphQLObjectType, name: string, nodes: readonly FieldNode[]): Field {
    const [node] = nodes;
    if (!node) throw new NotLean('No field');
    const prefix = `${JSON.stringify(name)}:`;
    if (node.name.value === '__typename') {
      const text = JSON.stringify(type.name);
      return { prefix, node, write: () => text, isPure: !node.directives?.length };
    }
    const field = type.getFields()[node.name.value];
    if (!field) throw new NotLean('An unknown field');

    const value = this.#value(field.type, nodes);
    const resolve = this.#resolver(type, field, nodes, node);
    const write: WriteField = (parent, run) => {
      const resolved = resolve(parent, run);
      return isPromise(resolved)
        ? resolved.then((awaited) => value.write(awaited, run))
        : value.write(resolved, run);
    };
    const own = ownResolver(field);
    const takesParentOnly = own === undefined || own.length <= 1;
    const isPure = takesParentOnly && value.isPure && field.args.length === 0 && !node.directives?.length;
    return { prefix, node, write, isPure };
  }

  #resolver(
    parentType: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    fieldNodes: readonly FieldNode[],
    node: FieldNode,
  ): (parent: unknown, run: Run) => unknown {
    const { name } = field;
    const resolve = ownResolver(field);
    if (!resolve && field.args.length === 0) return (parent) => propertyOf(parent, name);
    if (!resolve) throw new NotLean('Arguments of a member');

    return (parent, { context, variables }) => {
      const args = field.args.length > 0 ? getArgumentValues(field, node, variables) : {};
      const info: GraphQLResolveInfo = {
        fieldName: name,
        fieldNodes,
        returnType: field.type,
        parentType,
        path: { prev: undefined, key: node.alias?.value ?? name, typename: parentType.name },
        schema: this.#schema,
        fragments: this.#fragments,
        rootValue: undefined,
        operation: this.#operation,
        variableValues: variables,
      };
      return resolve(parent, args, context, info);
    };
  }

  #value(type: GraphQLOutputType, nodes: readonly FieldNode[]): { write: Write; isPure: boolean } {
    if (isNonNullType(type)) {
      const inner = this.#value(type.ofType, nodes);
      const write: Write = (value, run) => {
        if (value === null || value === undefined) throw new NotLean('Null where there must be a value');
        return inner.write(value, run);
      };
      return { write, isPure: inner.isPure };
    }
    if (isListType(type)) {
      const inner = this.#value(type.ofType, nodes);
      return { write: orNull((value, run) => writeList(inner.write, value, run)), isPure: inner.isPure };
    }
    if (isLeafType(type)) return { write: orNull((value) => writeLeaf(type, value)), isPure: true };

    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (isObjectType(type)) {
      const { write, isPure } = this.#object(type, sets);
      return { write: orNull(write), isPure };
    }
    if (!isAbstractType(type)) throw new NotLean('Another kind of type');

    const writes = new Map(
      this.#schema.getPossibleTypes(type).map((each) => [each.name, this.#object(each, sets).write]),
    );
    const write: Write = (value, run) => {
      const chosen = writes.get(String(propertyOf(value, '__typename')));
      if (!chosen) throw new NotLean('A type that its value does not tell');
      return chosen(value, run);
    };
    return { write: orNull(write), isPure: false };
  }
}

/** A field without a resolver of its own is the member of that name. */
const ownResolver = ({ resolve }: GraphQLField<unknown, unknown>) =>
  resolve === defaultFieldResolver ? undefined : resolve;

/** Fields are begun all at once, as the execution of a query does. */
function writeObject(fields: readonly Field[], value: unknown, run: Run): Text {
  let waits = false;
  const parts: Text[] = [];
  for (const { prefix, node, write } of fields) {
    if (node.directives?.length && !isIncluded(node, run.variables)) continue;
    const text = write(value, run);
    if (typeof text === 'string') parts.push(prefix + text);
    else {
      waits = true;
      parts.push(text.then((awaited) => prefix + awaited));
    }
  }
  if (!waits) return `{${parts.join(',')}}`;

  return Promise.all(parts).then((texts) => `{${texts.join(',')}}`);
}

function writeList(write: Write, value: unknown, run: Run): Text {
  if (!Array.isArray(value)) throw new NotLean('No list');

  let waits = false;
  const parts = value.map((member: unknown): Text => {
    const text = isPromise(member) ? member.then((awaited) => write(awaited, run)) : write(member, run);
    if (typeof text !== 'string') waits = true;
    return text;
  });
  if (!waits) return `[${parts.join(',')}]`;

  return Promise.all(parts).then((texts) => `[${texts.join(',')}]`);
}

const orNull =
  (write: Write): Write =>
  (value, run) =>
    value === null || value === undefined ? 'null' : write(value, run);

/** Writes an object once for the operation, for as long as the object is there. */
function kept(write: Write): Write {
  const texts = new WeakMap<object, string>();

  return (value, run) => {
    if (typeof value !== 'object' || value === null) return write(value, run);
    const known = texts.get(value);
    if (known !== undefined) return known;

    const text = write(value, run);
    if (typeof text === 'string') texts.set(value, text);
    return text;
  };
}

function isIncluded(node: FieldNode, variables: Record<string, unknown>): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);

  return skip?.if !== true && include?.if !== false;
}

function propertyOf(parent: unknown, name: string): unknown {
  const value = typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined;
  if (typeof value === 'function') throw new NotLean('A member that is computed');

  return value;
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
