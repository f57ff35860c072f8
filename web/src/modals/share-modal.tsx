import { useState } from 'react';
import { message } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { mailLink } from './mail-link.ts';
import { Modal } from './modal.tsx';
import type { Modals } from './modal-request.ts';
import { facebookLink, textMessageLink, whatsAppLink, xLink } from './share-links.ts';
import './share-modal.css';

type ShareModalProps = Modals['share'] & { onClose: () => void };

/** Links for sharing a page: the device's own dialog where there is one, X, Facebook, WhatsApp, email, a text message, clipboard. */
export function ShareModal({ path, title, isPage = false, onClose }: ShareModalProps) {
  const { origin } = useSite();
  const url = new URL(path, origin).href;
  const [isByHand, setIsByHand] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notify({ type: 'branded', message: message('details.share.copied') });
    } catch {
      setIsByHand(true);
      notify({ type: 'error', message: message('details.share.failed') });
    }
  }

  /** The visitor may close the device's own dialog, which is no failure. */
  const shareNatively = () => void navigator.share({ url, title }).catch(() => undefined);

  return (
    <Modal title={message(isPage ? 'modal.share.page' : 'details.share')} width={480} onClose={onClose}>
      <p className="share-modal__title">{title}</p>
      {canShareNatively({ url, title }) && (
        <button type="button" className="button share-modal__device" onClick={shareNatively}>
          <Icon name="share-2" />
          {message('modal.share.device')}
        </button>
      )}
      <ul className="share-modal__ways">
        <li>
          <a className="share-modal__way" href={xLink({ url, title })} target="_blank" rel="noopener">
            <Icon name="social-twitter" />
            {message('modal.share.x')}
          </a>
        </li>
        <li>
          <a className="share-modal__way" href={facebookLink({ url, title })} target="_blank" rel="noopener">
            <Icon name="social-facebook" />
            {message('modal.share.facebook')}
          </a>
        </li>
        <li>
          <a className="share-modal__way" href={whatsAppLink({ url, title })} target="_blank" rel="noopener">
            <Icon name="message-circle" size={22} />
            {message('modal.share.whatsapp')}
          </a>
        </li>
        <li>
          <a className="share-modal__way" href={mailLink({ url, title })}>
            <Icon name="mail" size={22} />
            {message('modal.share.email')}
          </a>
        </li>
        <li>
          <a className="share-modal__way" href={textMessageLink({ url, title })}>
            <Icon name="smartphone" size={22} />
            {message('modal.share.text')}
          </a>
        </li>
        <li>
          <button type="button" className="share-modal__way" onClick={() => void copy()}>
            <Icon name="link" size={22} />
            {message('modal.share.copy')}
          </button>
        </li>
      </ul>
      {isByHand && (
        <input
          className="share-modal__address"
          readOnly
          value={url}
          aria-label={message('details.share.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Modal>
  );
}

/** Most phones and some desktops have a share dialog of their own. */
function canShareNatively(data: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(data);
}
