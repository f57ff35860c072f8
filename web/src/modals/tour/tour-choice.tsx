import type { Ref } from 'react';
import { TOUR_TYPES, type TourType } from '#domain/tour/tour.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { TourEvent } from './tour.machine.ts';
import { TourDates } from './tour-dates.tsx';
import { tourTypeName } from '../../forms/tour-type-name.ts';

type TourChoiceProps = {
  ref: Ref<HTMLDivElement>;
  dates: readonly string[];
  type: TourType | null;
  date: string | null;
  canRequest: boolean;
  onEvent: (event: TourEvent) => void;
};

/** Type and date of a tour. */
export function TourChoice({ ref, dates, type, date, canRequest, onEvent }: TourChoiceProps) {
  return (
    <div ref={ref} className="tour__choice" tabIndex={-1}>
      <fieldset className="tour__field">
        <legend>{message('tour.type')}</legend>
        <div className="tour__types">
          {TOUR_TYPES.map((one) => (
            <label key={one} className="tour__card tour__type">
              <input
                type="radio"
                name="tour-type"
                checked={type === one}
                onChange={() => onEvent({ type: 'type.choose', tour: one })}
              />
              <Icon name={one === 'Video Tour' ? 'video' : 'house'} size={22} />
              {tourTypeName(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <TourDates
        dates={dates}
        chosen={date}
        onChoose={(chosen) => onEvent({ type: 'date.choose', date: chosen })}
      />
      <button
        type="button"
        className="button tour__request"
        disabled={!canRequest}
        onClick={() => onEvent({ type: 'request' })}
      >
        {message('tour.request')}
      </button>
    </div>
  );
}
