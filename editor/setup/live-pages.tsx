import { setupMessage } from './messages.ts';

/** Says that the chosen pages are live, and leads to the sentences that they say in the owner's name. */
export function LivePages() {
  return (
    <p className="setup__note setup__live-pages">
      {setupMessage('pages.live')}{' '}
      <a href="/" target="_blank" rel="noopener">
        {setupMessage('pages.live.read')}
      </a>
    </p>
  );
}
