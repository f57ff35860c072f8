export type BlogPostState = {
  /** The post shown; null shows the one of the page's address. */
  slug: string | null;
  showDate: boolean;
  showAuthor: boolean;
};

export const defaultState: BlogPostState = { slug: null, showDate: true, showAuthor: true };
