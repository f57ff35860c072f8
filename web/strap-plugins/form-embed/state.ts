import type { HeadingPart } from '#domain/page/parts.ts';

export type FormEmbedState = {
  title: HeadingPart;
  /** As the forms manager names it, for example stock/contact-agent. */
  formID: string;
};

export const defaultState: FormEmbedState = { title: { html: '', size: 'h2' }, formID: '' };
