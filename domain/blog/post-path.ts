/** The address of a post; `date` is its day in the blog's own time, and the order is year, day, month. */
export function postPath({ date, slug }: { date: string; slug: string }): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');

  return `/blog/${year}/${day}/${month}/${encodeURIComponent(slug)}`;
}

export function categoryPath(slug: string): string {
  return `/blog/category/${encodeURIComponent(slug)}`;
}
