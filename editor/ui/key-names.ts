const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** As the keyboard of the agent names them. */
export const MOD = IS_MAC ? '⌘' : 'Ctrl';
export const ALT = IS_MAC ? '⌥' : 'Alt';

/** `aria-keyshortcuts` of each button that the key for saving presses (use-save-key.ts). */
export const SAVE_KEYS = 'Control+S Meta+S';
