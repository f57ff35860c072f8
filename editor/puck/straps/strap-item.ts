import type { ComponentData } from '@puckeditor/core';
import type { State, Strap, StrapConfig } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';

/** The prop of a strap's configuration. Members of the state have a prefix, so that none can collide with it or the id. */
const CONFIG_PROP = 'config';
const STATE_PREFIX = '$';

export type StrapItem = ComponentData & { props: { id: string } & Record<string, unknown> };

/**
 * A strap as a Puck item: the template's key is the type, every member of the state a prop. The state is cloned, as Puck
 * mutates its input and a page may be shared or frozen.
 */
export function toItem({ id, name, state, config }: Strap): StrapItem {
  return { type: name, props: { id, ...toConfigProp(config), ...structuredClone(toProps(state)) } };
}

/**
 * The configuration as a prop. It is a function, which Puck passes on: every object among the props is copied and flattened in each
 * walk over the page. Those of an opening took 23 ms with the configurations as objects and take 12 ms without (CPU profile, fifty straps).
 */
export function toConfigProp(config: StrapConfig): Record<string, () => StrapConfig> {
  return { [CONFIG_PROP]: () => config };
}

export function fromItem({ type, props }: ComponentData, order: number): Strap {
  return { id: props.id, name: type, order, state: toState(props), config: configOf(props) };
}

/** Members of a state, or their fields, by prop name. */
export function toProps<T>(state: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(state).map(([key, value]) => [STATE_PREFIX + key, value]));
}

/** The state from props; in the canvas some of its text is editable elements. */
export function toState(props: Record<string, unknown>): State {
  const members = Object.entries(props).filter(([key]) => key.startsWith(STATE_PREFIX));

  return Object.fromEntries(members.map(([key, value]) => [key.slice(STATE_PREFIX.length), value]));
}

export function configOf(props: Record<string, unknown>): StrapConfig {
  // Set by toItem and by the default props of a new strap.
  return (props[CONFIG_PROP] as (() => StrapConfig) | undefined)?.() ?? strapConfig();
}
