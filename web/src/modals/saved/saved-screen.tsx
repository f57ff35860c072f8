import type { ModalRequest } from '../modal-request.ts';
import { SaveSearchModal } from './save-search-modal.tsx';
import { SavedModal } from './saved-modal.tsx';

/** The modals of customers. */
export function SavedScreen({ request, onClose }: { request: ModalRequest; onClose: () => void }) {
  if (request.kind === 'save-search')
    return <SaveSearchModal key={request.props.url} {...request.props} onClose={onClose} />;
  return request.kind === 'saved' ? <SavedModal onClose={onClose} /> : null;
}
