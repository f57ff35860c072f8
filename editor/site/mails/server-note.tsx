import './server-note.css';

/** What only the person who runs the server needs, folded. */
export function ServerNote({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <details className="server-note editor-help">
      <summary>{label}</summary>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}
