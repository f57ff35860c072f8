import { useState } from 'react';
import type { TypedDocument } from '#web/src/data/document.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { request, requestChange } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { moment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { PasswordForm } from '../website/password-form.tsx';
import { deviceOf } from './device-of.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import {
  EditorEndOtherSessionsDocument,
  EditorEndSessionDocument,
  type EditorEndSessionMutation,
  EditorSessionsDocument,
  type EditorSessionsQuery,
} from './people.generated.ts';
import './people.css';

type Session = EditorSessionsQuery['sessions'][number];

const loadSessions = (signal?: AbortSignal): Promise<readonly Session[]> =>
  request(EditorSessionsDocument, {}, signal).then(({ sessions }) => sessions);

/** Website Settings › Your Account: the agent's role, password, passkeys and sessions. */
export function AccountSection() {
  const { agent } = useSite().viewer;
  const { loaded: sessions, reload } = useLoaded(loadSessions);
  const [isChanging, setIsChanging] = useState(false);

  const end = async <Variables,>(
    document: TypedDocument<EditorEndSessionMutation, Variables>,
    variables: Variables,
  ) => {
    try {
      const { ended } = await requestChange(document, variables);
      notifyAgent({ type: 'notice', message: editorMessage('account.ended', { count: ended }) });
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    await reload();
  };

  if (isChanging) return <PasswordForm onBack={() => setIsChanging(false)} />;

  return (
    <>
      {agent?.role && (
        <p className="editor-help">
          <strong>{editorMessage(`people.role.${agent.role}`)}.</strong>{' '}
          {editorMessage(`people.role.${agent.role}.help`)}
        </p>
      )}
      <button type="button" className="editor-button" onClick={() => setIsChanging(true)}>
        <Icon name="key" />
        {editorMessage('password.save')}
      </button>
      <PasskeysSection />
      <h4 className="people__title">{editorMessage('account.sessions')}</h4>
      <p className="editor-help">{editorMessage('account.sessions.help')}</p>
      {sessions === 'loading' && <p role="status">{editorMessage('account.loading')}</p>}
      {sessions === 'failed' && (
        <LoadFailure message={editorMessage('account.failed')} onRetry={() => void reload()} />
      )}
      {typeof sessions === 'object' && (
        <>
          <ul className="people" aria-label={editorMessage('account.sessions')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void end(EditorEndSessionDocument, { id: session.id })}
              />
            ))}
          </ul>
          {sessions.some(({ isCurrent }) => !isCurrent) && (
            <button
              type="button"
              className="editor-button"
              onClick={() => void end(EditorEndOtherSessionsDocument, {})}
            >
              <Icon name="log-out" />
              {editorMessage('account.endOthers')}
            </button>
          )}
        </>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { userAgent, ip, createdAt, usedAt, isCurrent } = session;
  const device = deviceOf(userAgent) ?? editorMessage('account.unknown');

  return (
    <li className="people__row">
      <span className="people__name">
        <strong>{device}</strong>
        <span>{editorMessage('account.used', { when: moment(usedAt) })}</span>
        <span>
          {editorMessage('account.begun', { when: moment(createdAt) })}
          {ip && ` · ${ip}`}
        </span>
      </span>
      {isCurrent ? (
        <span className="people__status is-active">{editorMessage('account.current')}</span>
      ) : (
        <button
          type="button"
          className="editor-button"
          aria-label={editorMessage('account.end.of', { device })}
          onClick={onEnd}
        >
          {editorMessage('account.end')}
        </button>
      )}
    </li>
  );
}
