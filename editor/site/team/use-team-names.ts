import { useEffect, useState } from 'react';
import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { EditorTeamNamesDocument } from './team-names.generated.ts';

export type TeamName = { id: string; displayName: string };

/** Names of the team; empty until loaded, and if loading fails. */
export function useTeamNames(): TeamName[] {
  const [names, setNames] = useState<TeamName[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    request(EditorTeamNamesDocument, {}, abort.signal).then(
      ({ roster }) => setNames(roster),
      (error: unknown) => {
        if (!abort.signal.aborted) notifyAgent({ type: 'error', message: sentenceOfError(error) });
      },
    );

    return () => abort.abort();
  }, []);

  return names;
}
