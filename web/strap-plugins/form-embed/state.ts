import type { HeadingPart } from '#domain/page/parts.ts';

export type FormEmbedState = {
  title: HeadingPart;
  /** Address of the forms manager, for example https://forms.example.com. */
  formsHost: string;
  formID: string;
};

export const defaultState: FormEmbedState = { title: { html: '', size: 'h2' }, formsHost: '', formID: '' };
