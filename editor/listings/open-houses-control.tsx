import { Icon } from '#web/src/ui/icon.tsx';
import { useSpaceClock } from '#web/src/site/site-context.tsx';
import { ControlField, ControlGroup } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ListingFacts } from './listings-store.ts';

type OpenHouse = NonNullable<ListingFacts['openHouses']>[number];
type Props = { openHouses: readonly OpenHouse[]; onChange: (openHouses: OpenHouse[]) => void };

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Days and hours at which visitors may come, in the site's time zone. */
export function OpenHousesControl({ openHouses, onChange }: Props) {
  const today = useSpaceClock().slice(0, DATE_LENGTH);
  const change = (index: number, made: Partial<OpenHouse>) =>
    onChange(openHouses.map((one, at) => (at === index ? { ...one, ...made } : one)));

  return (
    <ControlGroup label={editorMessage('listings.openHouses')}>
      {openHouses.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity of their own
        <div key={index} className="listing-visit">
          <ControlField label={editorMessage('listings.openHouse.date')}>
            {({ id }) => (
              <input
                id={id}
                className="editor-input"
                type="date"
                value={one.date}
                onChange={({ target }) => change(index, { date: target.value })}
              />
            )}
          </ControlField>
          {(['start', 'end'] as const).map((name) => (
            <ControlField key={name} label={editorMessage(`listings.openHouse.${name}`)}>
              {({ id }) => (
                <input
                  id={id}
                  className="editor-input"
                  type="time"
                  value={one[name]}
                  onChange={({ target }) => change(index, { [name]: target.value })}
                />
              )}
            </ControlField>
          ))}
          <IconButton
            icon="trash-2"
            label={editorMessage('listings.openHouse.remove', { date: one.date })}
            onPress={() => onChange(openHouses.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <button
        type="button"
        className="editor-button"
        onClick={() => onChange([...openHouses, { date: today, start: '14:00', end: '16:00' }])}
      >
        <Icon name="plus" />
        {editorMessage('listings.openHouse.add')}
      </button>
    </ControlGroup>
  );
}
