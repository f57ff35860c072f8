import './fact-line.css';

/** Facts of a home in a line, with a dot between two that stand side by side. */
export function FactLine({ facts, className = '' }: { facts: readonly string[]; className?: string }) {
  return (
    <ul className={`fact-line ${className}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
