/** The path of a post, with year, day, month in that order; `date` is its day in the blog's time zone. */
export function postPath({ date, slug }: { date: string; slug: string }): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');

  return `/blog/${year}/${day}/${month}/${encodeURIComponent(slug)}`;
}

export function categoryPath(slug: string): string {
  return `/blog/category/${encodeURIComponent(slug)}`;
}

/** The slug in the path of a post, still encoded; null for every other path. */
export function slugOfPostPath(pathname: string): string | null {
  return /^\/blog\/\d{4}\/\d\d\/\d\d\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
}
