import { type ReactNode, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request, requestChange } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import {
  EditorMailsDocument,
  type EditorMailsQuery,
  EditorSendTestMailDocument,
} from '../site/mails/mails.generated.ts';
import { ServerNote } from '../site/mails/server-note.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useMay } from '../use-may.ts';
import { setupMessage } from './messages.ts';
import { SetupSamplesDocument, type SetupSamplesQuery } from './setup.generated.ts';
import { useHasStreets } from './use-has-streets.ts';

const loadSamples = async (signal?: AbortSignal): Promise<SetupSamplesQuery['sampleListings']> =>
  (await request(SetupSamplesDocument, {}, signal)).sampleListings;

const loadMails = async (signal?: AbortSignal): Promise<EditorMailsQuery['mails']> =>
  (await request(EditorMailsDocument, {}, signal)).mails;

/** What of the site depends on its server, with what is missing and how to add it. */
export function VisitorChecklist() {
  const { loaded: samples } = useLoaded(loadSamples);
  const hasStreets = useHasStreets();
  const maySeeMails = useMay('site');

  return (
    <section className="setup__way">
      <h4>{setupMessage('check.title')}</h4>
      <ul className="setup__checks">
        {maySeeMails && <MailCheck />}
        {hasStreets !== null && (
          <Check
            isMet={hasStreets}
            name={setupMessage('check.map')}
            text={setupMessage(hasStreets ? 'check.map.met' : 'check.map.missing')}
            server={hasStreets ? undefined : setupMessage('check.map.server')}
          />
        )}
        {typeof samples === 'object' && <ListingsCheck {...samples} />}
      </ul>
    </section>
  );
}

function ListingsCheck({ count, canAdd }: SetupSamplesQuery['sampleListings']) {
  const source = count > 0 ? 'samples' : canAdd ? 'none' : 'own';

  return (
    <Check
      isMet={source === 'own'}
      name={setupMessage('check.listings')}
      text={setupMessage(`check.listings.${source}`)}
      server={source === 'own' ? undefined : setupMessage('listings.feed.server')}
    />
  );
}

function MailCheck() {
  const { loaded: mails } = useLoaded(loadMails);
  const [status, setStatus] = useState('');
  const test = async () => {
    setStatus('');
    try {
      const { to } = await requestChange(EditorSendTestMailDocument, { origin: window.location.origin });
      setStatus(setupMessage('check.mail.sent', { to }));
    } catch (error) {
      setStatus(sentenceOfError(error));
    }
  };
  if (typeof mails !== 'object') return null;
  const { delivers } = mails;

  return (
    <Check
      isMet={delivers}
      name={setupMessage('check.mail')}
      text={setupMessage(delivers ? 'check.mail.met' : 'check.mail.missing')}
      server={delivers ? undefined : setupMessage('check.mail.server')}
    >
      {delivers && (
        <button type="button" className="editor-button" onClick={() => void test()}>
          {setupMessage('check.mail.test')}
        </button>
      )}
      <span role="status">{status}</span>
    </Check>
  );
}

type CheckProps = {
  isMet: boolean;
  name: string;
  text: string;
  /** For the person who runs the server. */
  server?: string;
  children?: ReactNode;
};

function Check({ isMet, name, text, server, children }: CheckProps) {
  return (
    <li className={isMet ? 'is-met' : ''}>
      <Icon name={isMet ? 'check' : 'info'} />
      <div>
        <strong>{name}</strong>
        <span className="visually-hidden">, {setupMessage(isMet ? 'mark.done' : 'check.missing')}</span>
        <p>{text}</p>
        {server && <ServerNote label={setupMessage('check.server')} text={server} />}
        {children}
      </div>
    </li>
  );
}
