import { createContext } from 'react';

/** Whether what is drawn came with the document below what is seen first: its pictures leave the connection to those above. */
export const BelowScreen = createContext(false);
