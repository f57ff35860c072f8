import type { Fields } from '@puckeditor/core';
import type { ComponentType } from 'react';
import type { State } from '#domain/page/page.ts';
import type { Parts } from '#domain/parts/declaration.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import type { PartsOf } from '#domain/parts/part.ts';
import type { Space, Website } from '#domain/site/website.ts';
import type { TypedDocument } from '#web/src/data/document.ts';
import type { Rendered } from './rendered.ts';

/** original: content every agent can insert. utility: functional or code. internal: placed by the product (decision 0023). */
export type StrapSet = 'original' | 'utility' | 'internal';

/** Settings of the frame that only some designs can follow; width, height and space are the frame's own. */
export type FrameSetting = 'columns' | 'pictures' | 'buttons';

/** Context of a strap that its data may depend on besides its own state. */
export type StrapContext = {
  space: Space;
  website: Website;
  /** Path and query of the page's URL. */
  url: string;
  /** Parameters of the matched route. */
  params: Readonly<Record<string, string | undefined>>;
};

export type StrapViewProps<S extends State, Data = undefined> = {
  /** The strap's id in the page; unique, so suited for element ids. */
  id: string;
  state: Rendered<S>;
  /** Result of `data.document`; null if it failed. */
  data: Data | null;
  isEditing: boolean;
};

export type StrapData<S extends State, Data, Variables extends Record<string, unknown>> = {
  document: TypedDocument<Data, Variables>;
  /** Null skips the query for this state: the view gets null without an error. */
  variables: (state: S, context: StrapContext) => Variables | null;
};

/** The contract of a strap plug-in; header, hero and footer templates have the same. */
export interface StrapDefinition<
  S extends State = State,
  Data = undefined,
  Variables extends Record<string, unknown> = Record<string, unknown>,
> {
  /** The key stored in every page. Never rename it: add an upgrade. */
  name: string;
  label: string;
  /** One line for the agent who chooses a strap. */
  description: string;
  /** Synonyms for the search of the strap picker. */
  keywords?: string;
  /** URL of a picture for the strap picker, 8:5; folders of the product have it as `picture.webp`. */
  picture?: string;
  set: StrapSet;
  /** The parts of its state: defaults, validation, fields and documentation derive from them. */
  parts: PartsOf<S>;
  /** Default state of `parts`. */
  defaultState: S;
  View: ComponentType<StrapViewProps<S, Data>>;
  /** Overrides the fields of its parts. Loaded only when a page is edited. */
  fields?: () => Promise<Partial<Fields<S>>>;
  /** The query the server runs before the strap is rendered. */
  data?: StrapData<S, Data, Variables>;
  /** What its design follows besides width, height and space (strap-frame.css). */
  follows?: readonly FrameSetting[];
  /** Fills the screen below the header: its page has only the footer's legal text. */
  fillsScreen?: boolean;
  /** The view itself shows that its data failed; else the page shows an error in its place. */
  showsFailure?: boolean;
  /** Keys of the phone headers and footers its view renders, so that their code is loaded too. */
  phoneTemplates?: readonly string[];
  /** Upgrades from older stored shapes, oldest first. */
  upgrades?: readonly ((stored: State) => State)[];
}

export function defineStrap<
  S extends State,
  Data = undefined,
  Variables extends Record<string, unknown> = Record<string, unknown>,
>(declared: Omit<StrapDefinition<S, Data, Variables>, 'defaultState'>): StrapDefinition<S, Data, Variables> {
  return { ...declared, defaultState: initialState(declared.parts as Parts) as S };
}

/** A strap of any state type, for the registry and the page. */
// biome-ignore lint/suspicious/noExplicitAny: state and data are typed at the strap's own border.
export type AnyStrap = StrapDefinition<any, any, any>;
