import { FormView } from '../forms/form-view.tsx';
import { message } from '../messages.ts';
import { Modal } from './modal.tsx';
import { formTitle } from './modal-forms.ts';
import type { ModalListing, ModalRequest } from './modal-request.ts';
import { useLoadedForm } from './use-loaded-form.ts';
import './form-modal.css';

type FormModalProps = {
  request: ModalRequest;
  formId: string;
  listing?: ModalListing;
  onClose: () => void;
};

/** Width of every modal with a form, in pixels. */
const FORM_WIDTH = 600;

/** A modal with a form of the forms manager. Closes after submission with a notification. */
export function FormModal({ request, formId, listing, onClose }: FormModalProps) {
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
          values={
            listing && {
              message: message(
                `modal.${request.kind === 'tour' ? 'tour' : 'contact'}.message`,
                messageParams(listing),
              ),
            }
          }
          onSent={onClose}
        />
      )}
      {failure && (
        <div className="form-modal__failure" role="alert">
          <p>{failure}</p>
          <button type="button" className="button is-secondary" onClick={retry}>
            {message('modal.form.retry')}
          </button>
        </div>
      )}
      {!form && !failure && <FormSkeleton />}
    </Modal>
  );
}

function ListingLine({ listing }: { listing: ModalListing }) {
  return <p className="form-modal__listing">{message('details.contact.subject', messageParams(listing))}</p>;
}

function messageParams({ address, mls }: ModalListing): { address: string; mls: string } {
  return { address: address ?? message('listing.noAddress'), mls };
}

/** Placeholder in the size of the form while it loads. */
function FormSkeleton() {
  return (
    <div className="form-modal__waiting" role="status" aria-label={message('modal.form.loading')}>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
