import { message } from '../messages.ts';
import { useSite } from '../site/site-context.tsx';
import { Modal } from './modal.tsx';

/** About membership of the Virtual Office Website: the site's own text, else the product's (decision 0023). */
export function VowFactsModal({ onClose }: { onClose: () => void }) {
  const { setup } = useSite().website.config;
  const text = setup.vowFacts?.trim() || message('modal.vow.text');

  return (
    <Modal title={message('modal.vow.title')} width={600} onClose={onClose}>
      <div className="prose">
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Modal>
  );
}
