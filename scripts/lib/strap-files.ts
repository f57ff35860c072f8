/** The files of a new strap: whole at once, so that it is in the editor's list and passes the contract test. */
export function strapFiles(folder: string): Record<string, string> {
  const label = sentence(folder);
  const pascal = folder.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const key = `strap-${folder}`;

  return {
    'index.ts': `import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { ${pascal}View } from './view.tsx';

export default defineStrap({
  name: '${key}',
  label: '${label}',
  description: 'A heading with text.',
  set: 'original',
  defaultState,
  View: ${pascal}View,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
`,
    'state.ts': `import type { HeadingPart, TextPart } from '#domain/page/parts.ts';

export type ${pascal}State = {
  title: HeadingPart;
  text: TextPart;
};

export const defaultState: ${pascal}State = {
  title: { html: '${label}', size: 'h2' },
  text: { html: '<p>Text</p>' },
};
`,
    'parts.json': `{
  "title": "heading",
  "text": "richText"
}
`,
    'view.tsx': `import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { ${pascal}State } from './state.ts';
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
    // As lines, so that the text is not taken for an import of this file.
    'fields.tsx': [
      "import type { Fields } from '@puckeditor/core';",
      "import { headingField, textField } from '#web/src/editor/fields/part-fields.tsx';",
      `import type { ${pascal}State } from './state.ts';`,
      '',
      `export const fields: Fields<${pascal}State> = {`,
      "  title: headingField('Heading'),",
      "  text: textField('Text'),",
      '};',
      '',
    ].join('\n'),
    'fixtures.ts': `import type { ${pascal}State } from './state.ts';

export const fixtures: Record<string, ${pascal}State> = {
  'with everything': {
    title: { html: '${label}', size: 'h2' },
    text: { html: '<p>What visitors read here.</p>' },
  },
};
`,
  };
}

/** What is wrong with a folder's name; null for a good one. */
export function nameProblem(folder: string): string | null {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) return null;

  return `"${folder}" is no name for a strap: small letters, digits and hyphens, such as opening-hours`;
}

function sentence(folder: string): string {
  const words = folder.replaceAll('-', ' ');

  return words.charAt(0).toUpperCase() + words.slice(1);
}
