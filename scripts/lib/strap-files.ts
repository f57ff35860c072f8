/** The files of a new strap, complete enough to appear in the editor and pass the contract test. */
export function strapFiles(folder: string): Record<string, string> {
  const label = sentence(folder);
  const pascal = folder.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const key = `strap-${folder}`;

  return {
    'index.ts': `import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { ${pascal}View } from './view.tsx';

export default defineStrap({
  name: '${key}',
  label: '${label}',
  description: 'A heading with text.',
  set: 'original',
  parts,
  View: ${pascal}View,
});
`,
    'parts.ts': `import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', '${label}'),
  text: part.richText('Text', '<p>Text</p>'),
});

export type ${pascal}State = StateOf<typeof parts>;
`,
    'view.tsx': `import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { ${pascal}State } from './parts.ts';
import './view.css';

export function ${pascal}View({ state }: StrapViewProps<${pascal}State>) {
  return (
    <div className="${key}__body">
      <Heading part={state.title} />
      <RichText part={state.text} />
    </div>
  );
}
`,
    'view.css': `.${key}__body {
  display: grid;
  gap: var(--space-5);
}
`,
    'fixtures.ts': `import type { ${pascal}State } from './parts.ts';

export const fixtures: Record<string, ${pascal}State> = {
  'with everything': {
    title: { html: '${label}', size: 'h2' },
    text: { html: '<p>What visitors read here.</p>' },
  },
};
`,
  };
}

/** The problem of a folder name; null for a valid one. */
export function nameProblem(folder: string): string | null {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) return null;

  return `"${folder}" is no name for a strap: small letters, digits and hyphens, such as opening-hours`;
}

function sentence(folder: string): string {
  const words = folder.replaceAll('-', ' ');

  return words.charAt(0).toUpperCase() + words.slice(1);
}
