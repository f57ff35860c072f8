import type { ComponentConfig, Config, Fields } from '@puckeditor/core';
import { strapConfig } from '#domain/page/strap-config.ts';
import { editorMessage } from '../messages.ts';
import { EditedPage } from './straps/edited-page.tsx';
import { EditedStrap } from './straps/edited-strap.tsx';
import type { EditableStrap, EditableStraps } from './straps/load-straps.ts';
import { toConfigProp, toProps } from './straps/strap-item.ts';
import { spelt } from '../spelling.ts';

/** Shown in place of fields that could not be loaded. */
const FAILED_FIELD: Fields = {
  'component-failed': {
    type: 'custom',
    label: editorMessage('component.failed'),
    render: () => (
      <p className="editor-error" role="alert">
        {editorMessage('component.failed')}
      </p>
    ),
  },
};

/** Keys of the hero's template and of the straps on the page or pasted, loaded or not. */
type PageKinds = { hero: string | null; kinds: readonly string[] };

/** Puck's configuration for loaded straps and for unknown ones on the page. */
export function puckConfig({ straps, failed }: EditableStraps, { hero: heroName, kinds }: PageKinds): Config {
  const unknown = kinds.filter((name) => !straps.has(name));
  const components = Object.fromEntries([
    ...[...straps].map(([name, strap]) => [name, knownStrap(strap)]),
    ...[...unknown, ...(heroName && !straps.has(heroName) ? [heroName] : [])].map((name) => [
      name,
      unknownStrap(name, failed.includes(name)),
    ]),
  ]);

  return {
    components,
    root: {
      fields: { hero: { type: 'slot', allow: heroName ? [heroName] : [] } },
      render: EditedPage,
    },
  };
}

/** Adds straps to a configuration in place, to preserve its identity. */
export function addStraps(config: Config, { straps }: EditableStraps): void {
  for (const [name, strap] of straps) config.components[name] ??= knownStrap(strap);
}

/** Cached per strap, as Puck remounts a strap when its render function changes, which loses the caret. */
const KNOWN = new Map<string, ComponentConfig>();

function knownStrap(strap: EditableStrap): ComponentConfig {
  const { name } = strap.definition;
  const component = KNOWN.get(name) ?? makeKnownStrap(strap);
  KNOWN.set(name, component);

  return component;
}

function makeKnownStrap({ definition, fields }: EditableStrap): ComponentConfig {
  return {
    label: spelt(definition.label),
    inline: true,
    fields: fields ? toProps(fields) : FAILED_FIELD,
    defaultProps: { ...toProps(definition.defaultState), ...toConfigProp(strapConfig()) },
    render: (props) => <EditedStrap {...props} name={definition.name} />,
  };
}

/** A strap without fields, which therefore cannot be changed: it is not installed, or its code could not be loaded. */
function unknownStrap(name: string, hasFailed: boolean): ComponentConfig {
  return {
    label: name,
    inline: true,
    fields: {},
    render: (props) => <EditedStrap {...props} name={name} hasFailed={hasFailed} />,
  };
}
