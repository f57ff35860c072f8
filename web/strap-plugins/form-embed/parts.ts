import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading'),
  /** As the forms manager names it, for example stock/contact-agent. */
  formID: part.form('Form'),
});

export type FormEmbedState = StateOf<typeof parts>;

export const defaultState: FormEmbedState = initialState(parts);
