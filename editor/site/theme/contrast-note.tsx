import type { ContrastProblem } from '#domain/theme/contrast-problems.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';

/** A warning about insufficient contrast (WCAG 2 AA). */
export function ContrastNote({ problems }: { problems: readonly ContrastProblem[] }) {
  const [worst] = problems.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
  if (!worst) return null;

  return (
    <p className="contrast-note" role="status">
      <Icon name="triangle-alert" />
      <span
        className="contrast-note__sample"
        style={{ color: worst.color, background: worst.ground }}
        aria-hidden="true"
      >
        Aa
      </span>
      <span>
        {editorMessage('theme.contrast', {
          // Rounded down, as rounding up could show the required ratio.
          ratio: (Math.floor(worst.ratio * 10) / 10).toFixed(1),
          least: String(worst.least),
        })}
      </span>
    </p>
  );
}
