import { createContext } from 'react';

/** Whether this is rendered below the first screen of the document: its pictures have low priority. */
export const BelowScreen = createContext(false);
