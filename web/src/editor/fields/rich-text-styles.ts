import { Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { Extension } from '@tiptap/react';
import { cleanPastedHtml } from './clean-pasted.ts';
import { NativeTyping } from './native-typing.ts';

/** How large a text can be, as shares of the text around it; null is its own size. */
export const TEXT_SIZES = [
  { name: 'small', fontSize: '0.875em' },
  { name: 'normal', fontSize: null },
  { name: 'large', fontSize: '1.375em' },
  { name: 'huge', fontSize: '2em' },
] as const;

/** Colours that stay what they are under every theme. */
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

/** What is pasted from elsewhere takes on the grammar of the site. */
const PastedText = Extension.create({
  name: 'pastedText',
  transformPastedHTML: (html: string) => cleanPastedHtml(html),
});

/** What rich text has besides Puck's own: size and colour, as inline styles that every reader of the page keeps, and what typing needs. */
export const RICH_TEXT_EXTENSIONS = [TextStyle, Color, FontSize, PastedText, NativeTyping];
