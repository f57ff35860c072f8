import { editorMessage } from '../../messages.ts';
import { findPlaces, usePlaceName } from '../../search-setup/places.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ComboboxControl } from './combobox-control.tsx';
import type { Option } from './options-control.tsx';

type AreasControlProps = { label: string; value: readonly string[]; onChange: (ids: string[]) => void };

/** Selects cities and neighbourhoods by name; stores their ids. */
export function AreasControl({ label, value, onChange }: AreasControlProps) {
  return (
    <>
      <ComboboxControl
        label={label}
        help={editorMessage('field.areas.help')}
        find={findAreas}
        onChoose={({ value: id }) => value.includes(id) || onChange([...value, id])}
      />
      <ul className="editor-picked-list">
        {value.map((id) => (
          <Area key={id} id={id} onRemove={() => onChange(value.filter((other) => other !== id))} />
        ))}
      </ul>
    </>
  );
}

function Area({ id, onRemove }: { id: string; onRemove: () => void }) {
  const name = usePlaceName(id);

  return (
    <li className="editor-picked">
      {name}
      <IconButton icon="x" label={editorMessage('field.areas.remove', { name })} onPress={onRemove} />
    </li>
  );
}

async function findAreas(text: string, signal: AbortSignal): Promise<Option[]> {
  return (await findPlaces(text, signal)).map(({ id, label }) => ({ value: id, label }));
}
