import type { Sentences } from '#domain/language/dictionary.ts';

/** The reply texts that a site begins with, in its language; `{name}`, `{home}` and `{agent}` are filled in with each reply. */
export const EN = {
  thanks: 'Thanks, I will call',
  'thanks.text':
    'Hello {name},\n\nThank you for your message about {home}. I will call you today. When does it suit you best?\n\nKind regards,\n{agent}',
  viewing: 'Arrange a viewing',
  'viewing.text':
    'Hello {name},\n\nThank you for your interest in {home}. I would be glad to show it to you. Which two or three times suit you this week?\n\nKind regards,\n{agent}',
  wishes: 'Ask what they look for',
  'wishes.text':
    'Hello {name},\n\nThank you for writing to us. So that I send you the right homes: which neighbourhoods do you like, how many bedrooms do you need, and up to what price?\n\nKind regards,\n{agent}',
  sold: 'Not available any more',
  'sold.text':
    'Hello {name},\n\nThank you for asking about {home}. It is not available any more. Shall I send you homes like it as soon as they come up?\n\nKind regards,\n{agent}',
  anyHome: 'the home',
} as const satisfies Sentences;
