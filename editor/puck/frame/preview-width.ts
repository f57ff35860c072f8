/** Widths of the canvas in CSS pixels; `full` is the available width. */
export const PREVIEW_WIDTHS = [360, 768, 1280, 'full'] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];
