import { createContext, useContext } from 'react';

const ScriptNonce = createContext<string | undefined>(undefined);

/** Provided on the server only: browsers hide the nonce from the page. */
export const ScriptNonceProvider = ScriptNonce.Provider;

/** The CSP nonce of the document; undefined in the browser (see `documentNonce`). */
export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonce);
}

/** The nonce of the loaded document, which scripts added later need too. */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
