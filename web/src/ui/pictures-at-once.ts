import { createContext } from 'react';

/**
 * Whether pictures are loaded as soon as they are drawn, because what holds them is drawn only when it comes near the screen or
 * nobody does anything: the browser looks at each picture that waits for the screen itself in every frame.
 */
export const PicturesAtOnce = createContext(false);
