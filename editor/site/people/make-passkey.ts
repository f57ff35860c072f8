import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import {
  EditorAddPasskeyDocument,
  EditorBeginPasskeyDocument,
  type Passkeys_ListFragment,
} from './people.generated.ts';

export type PasskeyList = Passkeys_ListFragment;
export type PasskeyProblem = { message: string; field: string | null };

/** Makes a passkey for the site's host and stores it; the browser's part is a chunk of its own. */
export async function makePasskey(input: {
  name: string;
  current: string | null;
}): Promise<{ list: PasskeyList } | { problem: PasskeyProblem }> {
  const { origin } = window.location;
  try {
    const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser');
    if (!browserSupportsWebAuthn()) return failed(editorMessage('passkeys.unsupported'));

    const begun = await request(EditorBeginPasskeyDocument, { input: { ...input, origin } });
    if ('message' in begun.result) return { problem: begun.result };
    const optionsJSON = begun.result.options as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const response = await startRegistration({ optionsJSON }).catch(() => null);
    if (!response) return failed(editorMessage('passkeys.notMade'));

    const { result } = await request(EditorAddPasskeyDocument, { origin, answer: JSON.stringify(response) });
    return 'message' in result ? { problem: result } : { list: result.list };
  } catch (error) {
    return failed(sentenceOfError(error));
  }
}

function failed(message: string) {
  return { problem: { message, field: null } };
}
