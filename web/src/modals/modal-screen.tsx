import { AuthModal } from './auth-modal.tsx';
import { FormModal } from './form-modal.tsx';
import { modalForm } from './modal-forms.ts';
import type { ModalRequest } from './modal-request.ts';
import { ShareModal } from './share-modal.tsx';
import { VideoModal } from './video-modal.tsx';
import { VowFactsModal } from './vow-facts-modal.tsx';

type ModalScreenProps = { request: ModalRequest; onClose: () => void };

/** Renders the requested modal. */
export function ModalScreen({ request, onClose }: ModalScreenProps) {
  const form = modalForm(request);
  if (form) return <FormModal key={form.formId} request={request} {...form} onClose={onClose} />;

  switch (request.kind) {
    case 'share':
      return <ShareModal {...request.props} onClose={onClose} />;
    case 'video':
      return <VideoModal {...request.props} onClose={onClose} />;
    case 'auth':
      return <AuthModal {...request.props} onClose={onClose} />;
    case 'vow-facts':
      return <VowFactsModal onClose={onClose} />;
    default:
      return null;
  }
}
