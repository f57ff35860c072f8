import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.text('Title', 'Page Builder Login'),
});

export type LoginState = StateOf<typeof parts>;

export const defaultState: LoginState = initialState(parts);
