import { useCallback, useState } from 'react';
import { request, requestChange } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import {
  EditorChangePersonDocument,
  EditorEndPersonSessionsDocument,
  EditorPeopleDocument,
  type EditorPeopleQuery,
  EditorRemovePersonDocument,
  EditorResendInvitationDocument,
  type Person_PersonFragment,
} from './people.generated.ts';

export type Person = Person_PersonFragment;
export const PEOPLE_PER_PAGE = 50;

/** One page of the people, and what changes a person: stored immediately, and reported to the agent. */
export function usePeople() {
  const [page, setPage] = useState(1);
  const load = useCallback(
    (signal?: AbortSignal): Promise<EditorPeopleQuery['people']> =>
      request(EditorPeopleDocument, { page }, signal).then(({ people }) => people),
    [page],
  );
  const { loaded: people, reload } = useLoaded(load);
  const [passOn, setPassOn] = useState<{ email: string; url: string } | null>(null);

  /** The list is loaded again in any case: it may be stale. */
  const act = async (work: () => Promise<string>) => {
    try {
      notifyAgent({ type: 'notice', message: await work() });
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    await reload();
  };
  const change = (
    { id, revision, email }: Person,
    changed: { role?: Person['role']; isDisabled?: boolean },
    done: string,
  ) =>
    act(async () => {
      const { result } = await request(EditorChangePersonDocument, { input: { id, revision, ...changed } });
      if ('currentRevision' in result) throw new Error(editorMessage('people.conflict', { email }));
      if ('message' in result) throw new Error(result.message);
      return done;
    });
  /** That somebody is invited, by mail or by a link that the agent passes on. */
  const noticeOf = (email: string, url: string | null): string => {
    setPassOn(url ? { email, url } : null);
    return editorMessage(url ? 'people.invited.link' : 'people.invited', { email });
  };
  const remove = ({ id, revision, email }: Person, done: string) =>
    act(async () => {
      const { result } = await request(EditorRemovePersonDocument, { id, revision });
      if ('currentRevision' in result) throw new Error(editorMessage('people.conflict', { email }));
      if ('message' in result) throw new Error(result.message);
      return done;
    });

  return {
    page,
    setPage,
    people,
    reload,
    passOn,
    invited: (email: string, url: string | null) => act(async () => noticeOf(email, url)),
    changeRole: (person: Person, role: Person['role']) =>
      change(person, { role }, editorMessage('people.roleChanged', { email: person.email })),
    enable: (person: Person) =>
      change(person, { isDisabled: false }, editorMessage('people.enabled', { email: person.email })),
    disable: (person: Person) =>
      change(person, { isDisabled: true }, editorMessage('people.disabled', { email: person.email })),
    remove: (person: Person) => remove(person, editorMessage('people.removed', { email: person.email })),
    withdraw: (person: Person) => remove(person, editorMessage('people.withdrawn', { email: person.email })),
    signOut: ({ id, email }: Person) =>
      act(async () => {
        const { ended } = await requestChange(EditorEndPersonSessionsDocument, { id });
        return editorMessage('people.signedOut', { email, count: ended });
      }),
    resend: ({ id, email }: Person) =>
      act(async () => {
        const { invitationLink } = await requestChange(EditorResendInvitationDocument, {
          id,
          origin: window.location.origin,
        });
        return noticeOf(email, invitationLink ?? null);
      }),
  };
}
