import { useRef, useState } from 'react';
import './invitation-link.css';

type Words = { label: string; text: string; copy: string; copied: string; failed: string };

/** The link of an invitation that is not mailed, to pass on: nobody can see it again. */
export function InvitationLink({ url, words }: { url: string; words: Words }) {
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(words.copied),
      () => {
        input.current?.select();
        setStatus(words.failed);
      },
    );

  return (
    <div className="invitation-link">
      <p>{words.text}</p>
      <input
        ref={input}
        className="editor-input"
        readOnly
        value={url}
        aria-label={words.label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="editor-button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status">{status}</p>
    </div>
  );
}
