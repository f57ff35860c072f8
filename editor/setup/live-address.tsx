import { useState } from 'react';
import { setupMessage } from './messages.ts';

/** Where visitors find the site, to open or to pass on. */
export function LiveAddress({ address }: { address: string }) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setStatus(setupMessage('end.copied')),
      () => setStatus(setupMessage('people.link.failed')),
    );

  return (
    <>
      <p className="setup__live">
        {setupMessage('end.live')}{' '}
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
      </p>
      <p className="setup__row">
        <button type="button" className="editor-button" onClick={() => void copy()}>
          {setupMessage('end.copy')}
        </button>
        <span role="status">{status}</span>
      </p>
    </>
  );
}
