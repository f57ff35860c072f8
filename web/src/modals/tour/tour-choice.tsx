import { type Ref, useRef } from 'react';
import { TOUR_TYPES, type TourType } from '#domain/tour/tour.ts';
import { tourTypeName } from '../../forms/tour-type-name.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { missingChoice, type TourContext, type TourEvent } from './tour.machine.ts';
import { TourDates } from './tour-dates.tsx';
import { TourTimes } from './tour-times.tsx';

const KINDS = { 'In person Tour': 'inPerson', 'Video Tour': 'video' } as const satisfies Record<
  TourType,
  string
>;

type TourChoiceProps = {
  ref: Ref<HTMLDivElement>;
  dates: readonly string[];
  /** Those of the chosen date. */
  times: readonly string[];
  context: TourContext;
  onEvent: (event: TourEvent) => void;
};

/** Type, date and preferred time of a tour. */
export function TourChoice({ ref, dates, times, context, onEvent }: TourChoiceProps) {
  const { type, date, time, isIncomplete } = context;
  const choices = useRef<HTMLDivElement>(null);
  const missing = missingChoice(context);
  const problemOf = (name: 'type' | 'date') => (
    <p id={`tour-${name}-problem`} className="tour__problem" aria-live="polite">
      {isIncomplete && missing === name && message(`tour.${name}.missing`)}
    </p>
  );
  const request = () => {
    onEvent({ type: 'request' });
    if (missing) choices.current?.querySelector<HTMLElement>(`[name="tour-${missing}"]`)?.focus();
  };

  return (
    <div ref={ref} className="tour__step" tabIndex={-1}>
      <div ref={choices} className="tour__choice">
        <fieldset className="tour__field" aria-describedby="tour-type-problem">
          <legend>{message('tour.type')}</legend>
          {problemOf('type')}
          <div className="tour__types">
            {TOUR_TYPES.map((one) => (
              <label key={one} className="tour__card tour__type">
                <input
                  type="radio"
                  name="tour-type"
                  aria-labelledby={`tour-type-${KINDS[one]}`}
                  aria-describedby={`tour-type-${KINDS[one]}-hint`}
                  checked={type === one}
                  onChange={() => onEvent({ type: 'type.choose', tour: one })}
                />
                <Icon name={one === 'Video Tour' ? 'video' : 'house'} size={22} />
                <span className="tour__name">
                  <span id={`tour-type-${KINDS[one]}`}>{tourTypeName(one)}</span>
                  <small id={`tour-type-${KINDS[one]}-hint`}>{message(`tour.type.${KINDS[one]}.hint`)}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <TourDates
          dates={dates}
          chosen={date}
          problem={problemOf('date')}
          onChoose={(chosen) => onEvent({ type: 'date.choose', date: chosen })}
        />
        <TourTimes
          times={times}
          chosen={time}
          onChoose={(chosen) => onEvent({ type: 'time.choose', time: chosen })}
        />
        {/* Not `disabled`: pressed too early, it says what is missing. */}
        <button
          type="button"
          className="button tour__request"
          aria-disabled={missing !== null}
          onClick={request}
        >
          {message('tour.request')}
        </button>
      </div>
    </div>
  );
}
