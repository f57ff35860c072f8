import './server-note.css';

/** What only the person who runs the server needs, folded. */
export function ServerNote({ label, text }: { label: string; text: string }) {
  return (
    <details className="server-note editor-help">
      <summary>{label}</summary>
      <p>{text}</p>
    </details>
  );
}
