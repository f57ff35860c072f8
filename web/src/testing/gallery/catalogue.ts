import type { PartDeclaration } from '#domain/parts/declaration.ts';
import type { StrapSet } from '#web/strap-plugins/kit/define-strap.ts';
import { KINDS, type Kind } from './shot.ts';
import type { StrapExamples } from './strap-examples.ts';

const HEADINGS: Record<Kind, string> = {
  strap: 'Straps',
  header: 'Headers',
  hero: 'Heroes',
  footer: 'Footers',
};
const SETS: Record<StrapSet, string> = {
  original: 'content',
  utility: 'function',
  internal: 'placed by the product',
};

/** docs/straps.md: everything pages are built from, generated from definitions and fixtures. */
export function catalogue(all: readonly StrapExamples[]): string {
  const sections = KINDS.flatMap((kind) => {
    const rows = all.filter((examples) => examples.kind === kind).map(row);

    return [
      `## ${HEADINGS[kind]} (${rows.length})`,
      '',
      '| key | name | what it is | kind | stores | data | looked at with |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ];
  });

  return [
    '# Straps, headers, heroes and footers',
    '',
    'Written by `npm run docs:straps` from the definitions and their fixtures; do not edit. See [adding a strap](adding-a-strap.md).',
    '',
    ...sections,
  ].join('\n');
}

function row({ definition, states }: StrapExamples): string {
  const { name, label, description, set, parts, data } = definition;
  const operation = /^query (\w+)/.exec(data?.document ?? '')?.[1];
  const cells = [
    `\`${name}\``,
    label,
    description,
    SETS[set],
    Object.entries<PartDeclaration>(parts)
      .map(([member, part]) => `\`${member}\` ${kindOf(part)}`)
      .join(', '),
    operation ? `\`${operation}\`` : '',
    states.map(([state]) => state).join(', '),
  ];

  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The type of a part for authors of state: `list of link`, `number 1–24`, `left | right`. */
function kindOf(part: PartDeclaration): string {
  switch (part.kind) {
    case 'number':
      return `number ${part.min}–${part.max}`;
    case 'choice':
      return Object.keys(part.options).join(' | ');
    case 'choices':
      return `list of ${Object.keys(part.options).join(' | ')}`;
    case 'list':
      return `list of ${kindOf(part.of)}`;
    case 'group':
      return `{ ${Object.entries(part.of)
        .map(([member, inner]) => `${member} ${kindOf(inner)}`)
        .join(', ')} }`;
    default:
      return part.kind;
  }
}
