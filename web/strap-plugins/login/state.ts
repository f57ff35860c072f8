export type LoginState = { title: string };

export const defaultState: LoginState = { title: 'Page Builder Login' };
