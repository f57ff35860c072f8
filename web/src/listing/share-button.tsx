import { useState } from 'react';
import { message } from '../messages.ts';
import { useSite } from '../page/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import './share-button.css';

type Outcome = 'copied' | 'failed' | null;

/** Copies the address of a page; where the browser refuses, it is shown to be copied by hand. */
export function ShareButton({ path }: { path: string }) {
  const { origin } = useSite();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const url = new URL(path, origin).href;

  async function share() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className="share-button">
      <button type="button" className="share-button__button" onClick={() => void share()}>
        <Icon name="share-2" />
        {message('details.share')}
      </button>
      <p className="share-button__outcome" role="status">
        {outcome === 'copied' && message('details.share.copied')}
        {outcome === 'failed' && message('details.share.failed')}
      </p>
      {outcome === 'failed' && (
        <input
          className="share-button__link"
          readOnly
          value={url}
          aria-label={message('details.share.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
