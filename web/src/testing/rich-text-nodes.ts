import { Node } from '@tiptap/react';

/** The least that a rich text can consist of: paragraphs of text. */
export const RICH_TEXT_NODES = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({
    name: 'paragraph',
    group: 'block',
    content: 'text*',
    parseHTML: () => [{ tag: 'p' }],
    renderHTML: () => ['p', 0],
  }),
  Node.create({ name: 'text' }),
];
