import { createContext } from 'react';

/**
 * Whether pictures load eagerly because their container is rendered only near the screen or in an idle callback:
 * browsers check every lazy picture in each frame.
 */
export const EagerPictures = createContext(false);
