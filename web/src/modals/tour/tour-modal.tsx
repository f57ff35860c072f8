import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { firstPerson } from '#domain/site/first-person.ts';
import { TOUR_FORM_ID, timesToCome, tourDates } from '#domain/tour/tour.ts';
import { FormView } from '../../forms/form-view.tsx';
import type { Tour } from '../../forms/tour-path.ts';
import { message } from '../../messages.ts';
import { useSite, useSpaceClock } from '../../site/site-context.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { homeName, ListingLine } from '../listing-line.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { Modal } from '../modal.tsx';
import { FORM_WIDTH } from '../modal-forms.ts';
import type { ModalRequest } from '../modal-request.ts';
import { useLoadedForm } from '../use-loaded-form.ts';
import { tourMachine } from './tour.machine.ts';
import { TourChoice } from './tour-choice.tsx';
import { TourSent } from './tour-sent.tsx';
import { TourSummary } from './tour-summary.tsx';
import { useTourHome } from './use-tour-home.ts';
import './tour-modal.css';

type TourModalProps = { request: ModalRequest; onClose: () => void };

/** Requests a tour: type, date and time, then the contact form, then a confirmation with a calendar file. */
export function TourModal({ request, onClose }: TourModalProps) {
  const { listing, formId = TOUR_FORM_ID } = request.kind === 'tour' ? request.props : {};
  const [snapshot, send] = useMachine(tourMachine);
  const { form, failure, retry } = useLoadedForm(formId);
  const now = useSpaceClock();
  const { display } = useSite().website.config;
  const dates = tourDates(now.slice(0, 'YYYY-MM-DD'.length));
  const { type, date } = snapshot.context;
  const times = timesToCome(date, now);
  const time = times.find((one) => one === snapshot.context.time) ?? null;
  const tour: Tour | null = type && date ? { type, date, time } : null;
  const isContact = snapshot.matches('contact');
  // Loaded before the confirmation that shows it.
  const home = useTourHome(snapshot.matches('choosing') ? undefined : listing?.id);
  const step = useFocusedStep(String(snapshot.value));

  return (
    <Modal title={message('modal.tour.title')} width={FORM_WIDTH} onClose={onClose}>
      {listing && !snapshot.matches('sent') && <ListingLine listing={listing} />}
      {snapshot.matches('sent') && tour ? (
        <TourSent ref={step} tour={tour} listing={listing} home={home} onClose={onClose} />
      ) : (
        <p className="tour__lead">{message('tour.lead', firstPerson(display))}</p>
      )}
      {snapshot.matches('choosing') && (
        <TourChoice
          ref={step}
          dates={dates}
          times={times}
          context={{ ...snapshot.context, time }}
          onEvent={send}
        />
      )}
      {isContact && tour && <TourSummary ref={step} tour={tour} onEdit={() => send({ type: 'edit' })} />}
      {!snapshot.matches('sent') && (
        // Mounted while the choice is edited, so that what was typed is not lost.
        <div hidden={!isContact}>
          {form && (
            <FormView
              id="modal-form"
              form={form}
              listingId={listing?.id}
              source="modal"
              given={{ type: type ?? '', date: date ?? '', time: time ?? '' }}
              values={listing && { message: message('modal.tour.message', { home: homeName(listing) }) }}
              onSent={() => send({ type: 'form.sent' })}
            />
          )}
          {failure && <LoadFailure text={failure} onRetry={retry} />}
          {!form && !failure && <FormSkeleton />}
        </div>
      )}
    </Modal>
  );
}

/** Focuses each step after the first one: the button that led to it is gone. */
function useFocusedStep(name: string) {
  const shown = useRef(name);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    element.current?.focus();
  }, [name]);

  return element;
}
