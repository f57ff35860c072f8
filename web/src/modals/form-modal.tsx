import { FormView } from '../forms/form-view.tsx';
import { message } from '../messages.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { homeName, ListingLine } from './listing-line.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Modal } from './modal.tsx';
import { FORM_WIDTH } from './modal-forms.ts';
import type { ModalListing, ModalRequest } from './modal-request.ts';
import { useLoadedForm } from './use-loaded-form.ts';

type FormModalProps = {
  request: ModalRequest;
  formId: string;
  listing?: ModalListing;
  agentId?: string;
  onClose: () => void;
};

/** A modal with a form of the forms manager. Closes after submission with a notification. */
export function FormModal({ request, formId, listing, agentId, onClose }: FormModalProps) {
  const { form, failure, retry } = useLoadedForm(formId);

  return (
    <Modal
      title={formTitle(request) ?? form?.name ?? message('modal.form.title')}
      width={FORM_WIDTH}
      onClose={onClose}
    >
      {listing && <ListingLine listing={listing} />}
      {form && (
        <FormView
          id="modal-form"
          form={form}
          listingId={listing?.id}
          agentId={agentId}
          source="modal"
          values={valuesOf(request, listing)}
          onSent={onClose}
        />
      )}
      {failure && <LoadFailure text={failure} onRetry={retry} />}
      {!form && !failure && <FormSkeleton />}
    </Modal>
  );
}

/** What the visitor need not enter. */
function valuesOf(request: ModalRequest, listing: ModalListing | undefined) {
  if (request.kind === 'estimate') return { address: request.props.address ?? '' };
  if (request.kind === 'form' && request.props.values) return request.props.values;

  if (!listing) return undefined;
  const question = request.kind === 'contact' && request.props.question;

  return {
    message: question
      ? message('details.ask.message', { home: homeName(listing), question })
      : message('modal.contact.message', { home: homeName(listing) }),
  };
}

/** Title of a modal with a form; null to use the form's own name. */
function formTitle(request: ModalRequest): string | null {
  switch (request.kind) {
    case 'form':
      return request.props.title ?? null;
    case 'contact':
    case 'more-info':
      return message('modal.contact.title');
    case 'estimate':
      return message('modal.estimate.title');
    default:
      return null;
  }
}
