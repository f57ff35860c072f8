import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading'),
  /** Id in the forms manager, for example stock/contact-agent. */
  formID: part.form('Form'),
});

export type FormEmbedState = StateOf<typeof parts>;

export const defaultState: FormEmbedState = initialState(parts);
