import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { dayParts, formatWeekday } from '#domain/calendar/format-day.ts';
import { DATES_PER_VIEW } from '#domain/tour/tour.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';

type TourDatesProps = {
  dates: readonly string[];
  chosen: string | null;
  problem: ReactNode;
  onChoose: (date: string) => void;
};

/** A carousel of dates, three per view: swiped, turned by its buttons, or by the arrow keys of its radio buttons. */
export function TourDates({ dates, chosen, problem, onChoose }: TourDatesProps) {
  const { track, page, pages, go, onScroll } = usePages(dates.length, dates.indexOf(chosen ?? ''));

  return (
    <fieldset className="tour__field" aria-describedby="tour-date-problem">
      <legend>{message('tour.date')}</legend>
      {problem}
      <div ref={track} className="tour__dates" onScroll={onScroll}>
        {dates.map((date, index) => (
          <DateCard
            key={date}
            date={date}
            isToday={index === 0}
            isChosen={date === chosen}
            onChoose={() => onChoose(date)}
          />
        ))}
      </div>
      <div className="tour__pages">
        <PageButton
          label={message('tour.earlier')}
          icon="chevron-left"
          isEnd={page === 0}
          onClick={() => go(page - 1)}
        />
        <span className="tour__dots" aria-hidden="true">
          {Array.from({ length: pages }, (_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id
            <span key={dot} className={dot === page ? 'is-shown' : undefined} />
          ))}
        </span>
        <span className="visually-hidden" aria-live="polite">
          {message('tour.page', { page: page + 1, pages })}
        </span>
        <PageButton
          label={message('tour.later')}
          icon="chevron-right"
          isEnd={page === pages - 1}
          onClick={() => go(page + 1)}
        />
      </div>
    </fieldset>
  );
}

type DateCardProps = { date: string; isToday: boolean; isChosen: boolean; onChoose: () => void };

function DateCard({ date, isToday, isChosen, onChoose }: DateCardProps) {
  const { weekday, day, month } = dayParts(date);

  return (
    <label className="tour__card tour__date">
      <input
        type="radio"
        name="tour-date"
        aria-label={formatWeekday(date)}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="tour__weekday">{isToday ? message('tour.today') : weekday}</span>
      <span className="tour__day">{day}</span>
      <span className="tour__month">{month}</span>
    </label>
  );
}

type PageButtonProps = {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  isEnd: boolean;
  onClick: () => void;
};

/** Stays focusable at the end of the pages, so that the focus is not lost there. */
function PageButton({ label, icon, isEnd, onClick }: PageButtonProps) {
  return (
    <button
      type="button"
      className="tour__turn"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => isEnd || onClick()}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

/** The scrolled page of the cards; the one with the chosen card first. */
function usePages(count: number, chosen: number) {
  const track = useRef<HTMLDivElement>(null);
  const first = Math.floor(Math.max(0, chosen) / DATES_PER_VIEW);
  const [page, setPage] = useState(first);
  const pages = Math.ceil(count / DATES_PER_VIEW);
  const offsetOf = (index: number) => {
    const cards = track.current?.children ?? [];
    const [start, card] = [cards[0], cards[index * DATES_PER_VIEW]];

    return start instanceof HTMLElement && card instanceof HTMLElement
      ? card.offsetLeft - start.offsetLeft
      : 0;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the carousel begins
  useLayoutEffect(() => {
    track.current?.scrollTo({ left: offsetOf(first), behavior: 'instant' });
  }, []);

  return {
    track,
    page,
    pages,
    go: (to: number) => track.current?.scrollTo({ left: offsetOf(to) }),
    onScroll: () => {
      const width = offsetOf(1);
      if (track.current && width > 0)
        setPage(Math.min(pages - 1, Math.round(track.current.scrollLeft / width)));
    },
  };
}
