import { createContext, useContext } from 'react';

const ScriptNonce = createContext<string | undefined>(undefined);

/** Given by the server alone: the browser hides it from the page. */
export const ScriptNonceProvider = ScriptNonce.Provider;

/** What lets a script of the server's document run; undefined in the browser (see `documentNonce`). */
export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonce);
}

/** The nonce of the document as it was loaded, which later scripts need as well. */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
