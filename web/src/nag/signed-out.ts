import type { NagProfile } from './nag.machine.ts';

/** What a visitor without a session has completed. */
export const SIGNED_OUT: NagProfile = { conditions: [{ item: 'loggedIn', complete: false }], terms: null };
