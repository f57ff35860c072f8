import { useState } from 'react';
import { editorMessage } from '../messages.ts';
import { FactField, type FormProps, problemWith, shownNumber, storedNumber } from './fact-fields.tsx';

/** Full and half bathrooms, which are stored as one number and that of the halves. */
export function BathroomFields({ facts, problem, onChange }: FormProps) {
  const [{ full, half }, setCounts] = useState(() => countsOf(facts));
  const change = (made: Partial<ReturnType<typeof countsOf>>) => {
    const counts = { full, half, ...made };
    setCounts(counts);
    const isKnown = counts.full !== null || counts.half !== null;
    onChange({
      bathrooms: isKnown ? (counts.full ?? 0) + (counts.half ?? 0) / 2 : null,
      halfBathrooms: counts.half,
    });
  };

  return (
    <>
      <FactField
        label={editorMessage('listings.field.bathrooms')}
        isNumber
        problem={problemWith('bathrooms', problem)}
        value={shownNumber(full)}
        onChange={(text) => change({ full: storedNumber(text, 1, false) })}
      />
      <FactField
        label={editorMessage('listings.field.halfBathrooms')}
        isNumber
        problem={problemWith('halfBathrooms', problem)}
        value={shownNumber(half)}
        onChange={(text) => change({ half: storedNumber(text) })}
      />
    </>
  );
}

function countsOf({ bathrooms = null, halfBathrooms = null }: FormProps['facts']) {
  const half = halfBathrooms ?? (bathrooms !== null && bathrooms % 1 === 0.5 ? 1 : null);

  return { full: bathrooms === null ? null : Math.max(0, Math.floor(bathrooms - (half ?? 0) / 2)), half };
}
