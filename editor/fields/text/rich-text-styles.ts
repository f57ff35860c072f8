import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { Underline } from '@tiptap/extension-underline';
import { Extension } from '@tiptap/react';
import { cleanPastedHtml } from './clean-pasted.ts';

/** Text sizes relative to the surrounding text; null is the default. */
export const TEXT_SIZES = [
  { name: 'small', fontSize: '0.875em' },
  { name: 'normal', fontSize: null },
  { name: 'large', fontSize: '1.375em' },
  { name: 'huge', fontSize: '2em' },
] as const;

/** Colours that do not depend on the theme. */
export const FIXED_COLORS = [
  { name: 'Black', value: '#14171c' },
  { name: 'Grey', value: '#6b7280' },
  { name: 'White', value: '#ffffff' },
  { name: 'Red', value: '#c62828' },
  { name: 'Orange', value: '#c2570c' },
  { name: 'Yellow', value: '#f2b705' },
  { name: 'Green', value: '#2e7d32' },
  { name: 'Teal', value: '#0f766e' },
  { name: 'Blue', value: '#1d4ed8' },
  { name: 'Navy', value: '#1e3a6e' },
  { name: 'Purple', value: '#7e22ce' },
  { name: 'Brown', value: '#7a4a21' },
] as const;

/** Colours that follow the theme: design tokens of `themeToCss`. */
export const THEME_COLORS = [
  { name: 'Title', value: 'var(--color-title)' },
  { name: 'Link', value: 'var(--color-link)' },
  { name: 'Accent', value: 'var(--color-accent)' },
  { name: 'Muted', value: 'var(--color-muted)' },
  { name: 'Primary button', value: 'var(--primary-bg)' },
  { name: 'Secondary button', value: 'var(--secondary-bg)' },
] as const;

/** Sanitises pasted markup. */
const PastedText = Extension.create({
  name: 'pastedText',
  transformPastedHTML: (html: string) => cleanPastedHtml(html),
});

/** Heading levels of rich text. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** The Tiptap extensions of rich text. Size and colour are inline styles, so that pages need no stylesheet for them. */
export const RICH_TEXT_EXTENSIONS = [
  ...[Document, Paragraph, Text, HardBreak, HorizontalRule, Blockquote],
  ...[BulletList, OrderedList, ListItem, ListKeymap],
  ...[Bold, Italic, Underline, Strike],
  Heading.configure({ levels: [...HEADING_LEVELS] }),
  // A click on a link places the caret.
  Link.configure({ openOnClick: false }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  ...[TextStyle, Color, FontSize, PastedText],
];
