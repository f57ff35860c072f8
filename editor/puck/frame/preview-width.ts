/** How wide the page is shown while it is edited, in CSS pixels; `full` is as wide as there is room. */
export const PREVIEW_WIDTHS = [360, 768, 1280, 'full'] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];
