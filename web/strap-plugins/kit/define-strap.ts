import type { Fields } from '@puckeditor/core';
import type { ComponentType } from 'react';
import type { State } from '#domain/page/page.ts';
import type { Parts } from '#domain/parts/declaration.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import type { PartsOf } from '#domain/parts/part.ts';
import type { Space, Website } from '#domain/site/website.ts';
import type { TypedDocument } from '#web/src/data/document.ts';
import type { Drawn } from './drawn.ts';

/** original: content every agent can insert. utility: functional or code. internal: placed by the product (decision 0023). */
export type StrapSet = 'original' | 'utility' | 'internal';

/** Where a strap stands: what its data may depend on besides its own state. */
export type StrapContext = {
  space: Space;
  website: Website;
  /** Path and query as the visitor sees them. */
  url: string;
  /** Parameters of the matched route. */
  params: Readonly<Record<string, string | undefined>>;
};

export type StrapViewProps<S extends State, Data = undefined> = {
  /** The strap's id in the page; unique, so good for element ids. */
  id: string;
  state: Drawn<S>;
  /** What `data.document` answered; null when it could not be had. */
  data: Data | null;
  isEditing: boolean;
};

export type StrapData<S extends State, Data, Variables extends Record<string, unknown>> = {
  document: TypedDocument<Data, Variables>;
  /** Null: nothing to ask for with this state, the view gets null without an error. */
  variables: (state: S, context: StrapContext) => Variables | null;
};

/** The whole contract of a strap plug-in; a header, hero or footer template has the same. */
export interface StrapDefinition<
  S extends State = State,
  Data = undefined,
  Variables extends Record<string, unknown> = Record<string, unknown>,
> {
  /** The template key stored in every page. Never rename it: add an upgrade. */
  name: string;
  label: string;
  /** One line for the agent who chooses a strap. */
  description: string;
  /** Other words an agent may search it by. */
  keywords?: string;
  /** Address of a picture for the agent who chooses a strap, 8 by 5; a folder of the product has it as `picture.webp`. */
  picture?: string;
  set: StrapSet;
  /** What its state is made of: defaults, checks, fields and documentation follow from it. */
  parts: PartsOf<S>;
  /** That of `parts`. */
  defaultState: S;
  View: ComponentType<StrapViewProps<S, Data>>;
  /** Fields in place of those that its parts have by their kinds. Loaded only when a page is edited. */
  fields?: () => Promise<Partial<Fields<S>>>;
  /** What the server asks for before the strap is rendered. */
  data?: StrapData<S, Data, Variables>;
  /** It fills the screen below the header: of the footer its page has the legal words alone. */
  fillsScreen?: boolean;
  /** The view itself says that its data could not be had; else the page says it in its place. */
  showsFailure?: boolean;
  /** Keys of the headers and footers of phones that its view draws: their code comes with it. */
  phoneTemplates?: readonly string[];
  /** Older stored shapes to the current one, oldest first. */
  upgrades?: readonly ((stored: State) => State)[];
}

export function defineStrap<
  S extends State,
  Data = undefined,
  Variables extends Record<string, unknown> = Record<string, unknown>,
>(declared: Omit<StrapDefinition<S, Data, Variables>, 'defaultState'>): StrapDefinition<S, Data, Variables> {
  return { ...declared, defaultState: initialState(declared.parts as Parts) as S };
}

/** Any strap, where its own types do not matter: the registry and the page. */
// biome-ignore lint/suspicious/noExplicitAny: state and data are typed at the strap's own border.
export type AnyStrap = StrapDefinition<any, any, any>;
