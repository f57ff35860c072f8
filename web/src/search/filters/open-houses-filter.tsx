import { OFFERED_OPEN_HOUSE_DAYS, type OpenHouseDay } from '#domain/listing/open-house-days.ts';
import type { Filters } from '#domain/search/filters.ts';
import { message } from '../../messages.ts';
import { ChoiceCount } from './choice-count.tsx';
import type { FilterProps } from './filter-props.ts';
import { OPEN_HOUSES_FIELD } from './open-houses-field.ts';
import './filters.css';

/** All homes, those with an open house to come, or with one on some days. */
export function OpenHousesFilter({ filters, facets, onChange }: FilterProps) {
  const { openHouses, openHouseDay } = filters;
  const isOffered = OFFERED_OPEN_HOUSE_DAYS.some((day) => day === openHouseDay);
  const days =
    openHouseDay && !isOffered ? [...OFFERED_OPEN_HOUSE_DAYS, openHouseDay] : OFFERED_OPEN_HOUSE_DAYS;
  const choose = (chosen: Pick<Filters, 'openHouses' | 'openHouseDay'>) =>
    onChange({ ...filters, openHouses: undefined, openHouseDay: undefined, ...chosen }, true);
  const countOf = (day: OpenHouseDay) => facets?.openHouseDays?.find(({ value }) => value === day)?.count;

  return (
    <fieldset className="filter">
      <legend className="filter__label">{message('search.filter.openHouses')}</legend>
      <div className="filter__choices is-wrapping">
        <Choice value="" text="none" isChosen={!openHouses && !openHouseDay} onChoose={() => choose({})} />
        <Choice
          value="1"
          text="any"
          isChosen={Boolean(openHouses && !openHouseDay)}
          count={facets?.openHouses}
          onChoose={() => choose({ openHouses: true })}
        />
        {days.map((day) => (
          <Choice
            key={day}
            value={day}
            text={day}
            isChosen={openHouseDay === day}
            count={countOf(day)}
            onChoose={() => choose({ openHouseDay: day })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  value: string;
  text: 'none' | 'any' | OpenHouseDay;
  isChosen: boolean;
  count?: number | undefined;
  onChoose: () => void;
};

function Choice({ value, text, isChosen, count, onChoose }: ChoiceProps) {
  return (
    <label className="filter__choice is-word">
      <input type="radio" name={OPEN_HOUSES_FIELD} value={value} checked={isChosen} onChange={onChoose} />
      <span className="filter__face">{message(`search.filter.openHouses.${text}`)}</span>
      <ChoiceCount count={count} />
    </label>
  );
}
