import { useState } from 'react';
import type { TypedDocument } from '#web/src/data/document.ts';
import { request, requestChange } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import {
  EditorAddHostNameDocument,
  type EditorAddHostNameMutation,
  EditorCheckHostNameDocument,
  EditorHostNamesDocument,
  EditorRemoveHostNameDocument,
  EditorSetMainHostNameDocument,
  type Hosts_NamesFragment,
} from './hosts.generated.ts';

export type Host = Hosts_NamesFragment['hosts'][number];
/** What a check of the DNS records of a name found. */
export type Found =
  | { is: 'checking' }
  | { is: 'good' | 'bad' | 'unknown'; message: string; detail: string | null };

const loadHosts = (signal?: AbortSignal): Promise<Hosts_NamesFragment> =>
  request(EditorHostNamesDocument, {}, signal).then(({ hostNames }) => hostNames);

/** The host names of the site, and their changes, each of which is stored immediately. */
export function useHosts() {
  const { loaded, reload, show } = useLoaded(loadHosts);
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});

  /** Returns what went wrong, or null. */
  const change = async <Variables>(
    document: TypedDocument<EditorAddHostNameMutation, Variables>,
    variables: Variables,
    done: string,
  ): Promise<string | null> => {
    setIsBusy(true);
    try {
      const { hostNames } = await requestChange(document, variables);
      show(hostNames);
      notifyAgent({ type: 'notice', message: done });
      return null;
    } catch (error) {
      return sentenceOfError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const act = async (work: Promise<string | null>) => {
    const rejected = await work;
    if (rejected) notifyAgent({ type: 'error', message: rejected });
  };

  return {
    loaded,
    reload,
    isBusy,
    found,
    /** Returns what went wrong, or null. */
    add: (host: string) =>
      change(EditorAddHostNameDocument, { host }, editorMessage('hosts.added', { host: host.trim() })),
    setMain: (host: string, isMain: boolean) =>
      act(
        change(
          EditorSetMainHostNameDocument,
          { host: isMain ? host : null },
          editorMessage(isMain ? 'hosts.main.done' : 'hosts.main.none', { host }),
        ),
      ),
    remove: (host: string) =>
      act(change(EditorRemoveHostNameDocument, { host }, editorMessage('hosts.removed', { host }))),
    check: async (host: string) => {
      setFound((before) => ({ ...before, [host]: { is: 'checking' } }));
      const outcome = await checkHost(host);
      setFound((before) => ({ ...before, [host]: outcome }));
    },
  };
}

async function checkHost(host: string): Promise<Found> {
  try {
    const { result } = await request(EditorCheckHostNameDocument, { host });
    if ('message' in result) return { is: 'unknown', message: result.message, detail: null };
    const { state, detail } = result;
    const is = state === 'WORKING' ? 'good' : state === 'OFF' || state === 'LOCAL' ? 'unknown' : 'bad';

    return { is, message: editorMessage(`hosts.state.${state}`), detail };
  } catch (error) {
    return { is: 'unknown', message: sentenceOfError(error), detail: null };
  }
}
