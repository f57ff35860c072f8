import { useEffect, useState } from 'react';
import { request } from '../api/api.ts';
import { messageOfError } from '../api/api-error.ts';
import { setupMessage } from './messages.ts';
import {
  SetupAddSamplesDocument,
  SetupRemoveSamplesDocument,
  SetupSamplesDocument,
  type SetupSamplesQuery,
} from './setup.generated.ts';

type SamplesState = SetupSamplesQuery['sampleListings'];

type SamplesProps = {
  /** Grows with every change of the listings. */
  changes: number;
  Heading: 'h4' | 'h5';
  onChanged: () => void;
};

/** Sample listings, added and removed by one click each; nothing on a site with listings of its own, which would stand among them. */
export function Samples({ changes, Heading, onChanged }: SamplesProps) {
  const [samples, setSamples] = useState<SamplesState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an imported file may have changed them
  useEffect(() => {
    const abort = new AbortController();
    request(SetupSamplesDocument, {}, abort.signal).then(
      ({ sampleListings }) => setSamples(sampleListings),
      (error) => abort.signal.aborted || setProblem(messageOfError(error)),
    );

    return () => abort.abort();
  }, [changes]);

  const change = async () => {
    if (!samples || isBusy) return;
    setIsBusy(true);
    setProblem('');
    setStatus('');
    try {
      const isAdding = samples.count === 0;
      const { result } = await request(isAdding ? SetupAddSamplesDocument : SetupRemoveSamplesDocument, {});
      if ('count' in result) {
        setSamples(result);
        onChanged();
        setStatus(setupMessage(isAdding ? 'samples.added' : 'samples.removed', { count: result.count }));
      } else setProblem(result.message);
    } catch (error) {
      setProblem(messageOfError(error));
    }
    setIsBusy(false);
  };

  const canChange = samples !== null && (samples.count > 0 || samples.canAdd);
  if (!canChange && !status && !problem) return null;

  return (
    <section className="setup__way">
      <Heading>{setupMessage('samples.title')}</Heading>
      <p>{setupMessage('samples.intro')}</p>
      {canChange && (
        <button type="button" className="editor-button" aria-busy={isBusy} onClick={() => void change()}>
          {samples.count > 0
            ? setupMessage('samples.remove', { count: samples.count })
            : setupMessage('samples.add')}
        </button>
      )}
      <p role="status">{status}</p>
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
