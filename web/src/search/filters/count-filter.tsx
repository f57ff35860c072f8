import { useState } from 'react';
import { EXACT_BATHROOMS, EXACT_BEDROOMS, ROOM_CHOICES } from '#domain/search/filter-options.ts';
import { exactRoomsLabel, roomsLabel } from '#domain/search/text/filter-labels.ts';
import { message } from '../../messages.ts';
import { ChoiceCount } from './choice-count.tsx';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

type CountFilterProps = FilterProps & { of: 'bedrooms' | 'bathrooms' };

const EXACT = {
  bedrooms: { key: 'exactBedrooms', choices: EXACT_BEDROOMS },
  bathrooms: { key: 'exactBathrooms', choices: EXACT_BATHROOMS },
} as const;

/** Bedrooms or bathrooms: any, a minimum, or on request an exact number. */
export function CountFilter({ of, filters, facets, onChange }: CountFilterProps) {
  const exact = EXACT[of];
  const [wantsExact, setWantsExact] = useState(false);
  const isExact = wantsExact || filters[exact.key] !== undefined;
  const { [of]: least, [exact.key]: number, ...others } = filters;

  function toggle(on: boolean) {
    setWantsExact(on);
    if (on && least) onChange({ ...others, [exact.key]: least }, true);
    if (!on && number !== undefined) onChange({ ...others, [of]: number }, true);
  }

  return (
    <div className="filter">
      {isExact ? (
        <fieldset className="filter">
          <legend className="filter__label">
            {message('search.filter.exact.of', { of: message(`search.filter.${of}`) })}
          </legend>
          <div className="filter__choices">
            {[undefined, ...exactChoices(exact.choices, number)].map((value) => (
              <label key={value ?? 'any'} className="filter__choice">
                <input
                  type="radio"
                  name={exact.key}
                  value={value ?? ''}
                  checked={number === value}
                  onChange={() =>
                    onChange({ ...others, ...(value !== undefined && { [exact.key]: value }) }, true)
                  }
                />
                <span className="filter__face" aria-hidden="true">
                  {value === undefined ? message('search.filter.any') : value || exactRoomsLabel(0)}
                </span>
                <span className="visually-hidden">
                  {value === undefined ? message('search.filter.any') : exactRoomsLabel(value)}
                </span>
                <ChoiceCount
                  count={
                    value === undefined
                      ? facets?.[of].find((room) => room.value === 0)?.count
                      : facets?.[exact.key].find((room) => room.value === value)?.count
                  }
                />
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <fieldset className="filter">
          <legend className="filter__label">{message(`search.filter.${of}`)}</legend>
          <div className="filter__choices">
            {leastChoices(least).map(({ value, label }) => (
              <label key={value} className={value > 0 ? 'filter__choice is-least' : 'filter__choice'}>
                <input
                  type="radio"
                  name={of}
                  value={value}
                  checked={(least ?? 0) === value}
                  onChange={() => onChange({ ...others, [of]: value }, true)}
                />
                <span className="filter__face" aria-hidden="true">
                  {label}
                </span>
                <span className="visually-hidden">{roomsLabel(value)}</span>
                <ChoiceCount count={facets?.[of].find((room) => room.value === value)?.count} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <label className="filter__check is-quiet">
        <input
          type="checkbox"
          name={`${of}Exact`}
          value="1"
          checked={isExact}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        {/* With any number it changes the choices alone. */}
        <span>
          {message(least || number !== undefined ? 'search.filter.exact' : 'search.filter.exact.choose')}
        </span>
      </label>
    </div>
  );
}

/** A number of a URL or a sentence may be larger than those offered. The last choice has its own plus sign. */
function leastChoices(least: number | undefined): readonly { value: number; label: string }[] {
  if (!least || ROOM_CHOICES.some(({ value }) => value === least)) return ROOM_CHOICES;
  const values = [...ROOM_CHOICES.slice(1).map(({ value }) => value), least];

  return [
    ROOM_CHOICES[0],
    ...values.map((value) => ({ value, label: value === least ? `${value}+` : String(value) })),
  ];
}

function exactChoices(choices: readonly number[], number: number | undefined): readonly number[] {
  return number === undefined || choices.includes(number) ? choices : [...choices, number];
}
