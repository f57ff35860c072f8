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
import { type Loaded, useLoaded } from '../ui/use-loaded.ts';
import { useMay } from '../use-may.ts';
import { setupMessage } from './messages.ts';
import { SetupSamplesDocument, type SetupSamplesQuery } from './setup.generated.ts';
import { useHasStreets } from './use-has-streets.ts';

const loadSamples = async (signal?: AbortSignal): Promise<SetupSamplesQuery['sampleListings']> =>
  (await request(SetupSamplesDocument, {}, signal)).sampleListings;

const loadMails = async (signal?: AbortSignal): Promise<Partial<EditorMailsQuery['mails']>> =>
  (await request(EditorMailsDocument, {}, signal)).mails;

/** Of an agent who may not see them. */
const loadNoMails = async (): Promise<Partial<EditorMailsQuery['mails']>> => ({});

/** What of the site depends on its server, with what is missing, and once how an administrator adds it. */
export function VisitorChecklist() {
  const { loaded: samples } = useLoaded(loadSamples);
  const { loaded: mails } = useLoaded(useMay('site') ? loadMails : loadNoMails);
  const hasStreets = useHasStreets();
  const delivers = isLoaded(mails) ? mails.delivers : undefined;
  const source = isLoaded(samples) ? sourceOf(samples) : undefined;
  const onServer = [
    delivers === false && setupMessage('check.mail.server'),
    hasStreets === false && setupMessage('check.map.server'),
  ].filter((text) => typeof text === 'string');

  return (
    <section className="setup__way">
      <h4>{setupMessage('check.title')}</h4>
      <ul className="setup__checks">
        {delivers !== undefined && <MailCheck delivers={delivers} />}
        {hasStreets !== null && (
          <Check
            isMet={hasStreets}
            name={setupMessage('check.map')}
            text={setupMessage(hasStreets ? 'check.map.met' : 'check.map.missing')}
          />
        )}
        {source && (
          <Check
            isMet={source === 'own'}
            name={setupMessage('check.listings')}
            text={setupMessage(`check.listings.${source}`)}
          />
        )}
      </ul>
      {onServer.length > 0 && (
        <>
          <p>{setupMessage('check.ask')}</p>
          <ServerNote label={setupMessage('check.server')} texts={onServer} />
        </>
      )}
    </section>
  );
}

const isLoaded = <Value extends object>(loaded: Loaded<Value>): loaded is Value => typeof loaded === 'object';

const sourceOf = ({ count, canAdd }: SetupSamplesQuery['sampleListings']) =>
  count > 0 ? 'samples' : canAdd ? 'none' : 'own';

function MailCheck({ delivers }: { delivers: boolean }) {
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

  return (
    <Check
      isMet={delivers}
      name={setupMessage('check.mail')}
      text={setupMessage(delivers ? 'check.mail.met' : 'check.mail.missing')}
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
  children?: ReactNode;
};

function Check({ isMet, name, text, children }: CheckProps) {
  return (
    <li className={isMet ? 'is-met' : ''}>
      <Icon name={isMet ? 'check' : 'info'} />
      <div>
        <strong>{name}</strong>
        <span className="visually-hidden">, {setupMessage(isMet ? 'mark.done' : 'check.missing')}</span>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
