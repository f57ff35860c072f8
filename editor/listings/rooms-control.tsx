import { useId } from 'react';
import { language } from '#domain/language/language.ts';
import { unitSize } from '#domain/language/market.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { FactField, type FormProps, problemWith, shownNumber, storedNumber } from './fact-fields.tsx';
import { KNOWN_LEVELS, KNOWN_ROOMS } from './known-words.ts';
import type { ListingFacts } from './listings-store.ts';
import { useRowKeys } from './use-row-keys.ts';

type Room = NonNullable<ListingFacts['rooms']>[number];

const FEET_PER_METRE = 3.28084;

/** The rooms with their levels and sizes. */
export function RoomsControl({ facts, problem, onChange }: FormProps) {
  const rooms = facts.rooms ?? [];
  const keys = useRowKeys(rooms.length);
  const lists = useId();
  const isMetric = unitSize() !== 1;
  const factor = isMetric ? FEET_PER_METRE : 1;
  const unit = editorMessage(isMetric ? 'listings.unit.m' : 'listings.unit.ft');
  const change = (index: number, made: Partial<Room>) =>
    onChange({ rooms: rooms.map((room, at) => (at === index ? { ...room, ...made } : room)) });

  return (
    <>
      <datalist id={`${lists}-rooms`}>
        {KNOWN_ROOMS[language()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={`${lists}-levels`}>
        {KNOWN_LEVELS[language()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rooms.map((room, index) => (
        <div key={keys.list[index]} className="listing-room">
          <FactField
            label={editorMessage('listings.room.name')}
            problem={problemWith(`rooms.${index}.name`, problem)}
            suggestions={`${lists}-rooms`}
            value={room.name}
            onChange={(name) => change(index, { name })}
          />
          <FactField
            label={editorMessage('listings.room.level')}
            problem={problemWith(`rooms.${index}.level`, problem)}
            suggestions={`${lists}-levels`}
            value={room.level ?? ''}
            onChange={(level) => change(index, { level })}
          />
          {(['length', 'width'] as const).map((side) => (
            <FactField
              key={side}
              label={editorMessage(`listings.room.${side}`, { unit })}
              isNumber
              problem={problemWith(`rooms.${index}.${side}`, problem)}
              value={shownNumber(room[side] ?? null, factor)}
              onChange={(text) => change(index, { [side]: storedNumber(text, factor, false) })}
            />
          ))}
          <IconButton
            icon="trash-2"
            label={editorMessage('listings.room.remove', { name: room.name || index + 1 })}
            onPress={() => {
              keys.remove(index);
              onChange({ rooms: rooms.filter((_, at) => at !== index) });
            }}
          />
        </div>
      ))}
      <button
        type="button"
        className="editor-button listing-form__add"
        onClick={() => onChange({ rooms: [...rooms, { name: '', level: '', length: null, width: null }] })}
      >
        <Icon name="plus" />
        {editorMessage('listings.room.add')}
      </button>
    </>
  );
}
