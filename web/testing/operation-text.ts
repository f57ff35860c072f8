import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

const DEPTH = 3;
/** The cost limit of operations: what is nested this deep is selected without lists. */
const LIST_DEPTH = 2;

/** Every field of the schema's roots, and of the viewer, as `Query.page`. */
export function operationsOf(schema: GraphQLSchema): Map<string, GraphQLField<unknown, unknown>> {
  const types = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
    schema.getType('Viewer'),
  ];

  return new Map(
    types.flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const)
        : [],
    ),
  );
}

/** The operation with its arguments as variables and every field that the limits permit. */
export function operationText(
  name: string,
  field: GraphQLField<unknown, unknown>,
  given: readonly string[],
): string {
  const root = name.split('.')[0];
  if (root === 'Viewer') return `query { viewer { ${field.name}${selection(field.type, 2)} } }`;

  const args = field.args.filter((arg) => given.includes(arg.name));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const kind = root === 'Mutation' ? 'mutation' : 'query';

  return `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection(field.type, DEPTH)} }`;
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const members = named
      .getTypes()
      .map((member, i) => `... on ${member.name} { ${fieldsOf(member, depth, `_${i}`)} }`);
    return ` { __typename ${members.join(' ')} }`;
  }

  return isObjectType(named) ? ` { ${fieldsOf(named, depth, '')} }` : '';
}

/** Members of a union may have fields of one name and different types: those are aliased. */
function fieldsOf(type: ReturnType<typeof getNamedType>, depth: number, suffix: string): string {
  if (!isObjectType(type)) return '__typename';
  const fields = Object.values(type.getFields()).filter(
    (field) => field.args.every((arg) => !isNonNullType(arg.type)) && isWithin(field.type, depth),
  );
  const texts = fields.map((field) => {
    const isNested = !isLeafType(getNamedType(field.type));
    const alias = suffix && isNested ? `${field.name}${suffix}: ` : '';

    return `${alias}${field.name}${selection(field.type, depth - 1)}`;
  });

  return ['__typename', ...texts].join(' ');
}

function isWithin(type: GraphQLOutputType, depth: number): boolean {
  const isLeaf = isLeafType(getNamedType(type));
  const isList = String(type).startsWith('[');

  return isLeaf || (depth > 1 && (!isList || depth >= LIST_DEPTH));
}
