/** Names with their values; those without a value are left out. */
export function FigureList({
  figures,
  className,
}: {
  figures: readonly (readonly [name: string, value: string | null | undefined])[];
  className: string;
}) {
  return (
    <dl className={className}>
      {figures.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
