/** Problems in a live region, one per line. */
export function ProblemList({ problems, id }: { problems: readonly string[]; id?: string }) {
  return (
    <div role="status" id={id} className="search-setup__problems">
      {problems.length > 0 && (
        <ul className="editor-error">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
