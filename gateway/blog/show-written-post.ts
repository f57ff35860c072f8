import { postPath } from '#domain/blog/post-path.ts';
import type { PostSummaryWire, WrittenPostWire } from '../datasources/blog/written-posts.types.ts';
import { cleanPost } from '../sanitise/clean-post.ts';

const stateOf = ({ state, isScheduled }: Pick<PostSummaryWire, 'state' | 'isScheduled'>) =>
  isScheduled ? ('scheduled' as const) : state;

export function showSummary(post: PostSummaryWire) {
  return { ...post, id: String(post.id), state: stateOf(post) };
}

/** A post as the editor loads it. Its path has the day of the publication in the time zone of the site. */
export function showWrittenPost(post: WrittenPostWire, { timeZone, now }: { timeZone: string; now: Date }) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const date = day.format(post.publishedAt === null ? now : new Date(post.publishedAt));

  return {
    ...post,
    id: String(post.id),
    state: stateOf(post),
    path: postPath({ date, slug: post.slug }),
    content: cleanPost(post.content, null),
    revision: String(post.revision),
  };
}
