import { imageSources } from '../../ui/image-sources.ts';

/** The largest variant of a photo that the page has loaded, to show at once; else the one of its thumbnail. As a CSS image. */
export function loadedVariant(url: string): string {
  const own = withoutQuery(url.startsWith('/') ? window.location.origin + url : url);
  const [loaded] = [...document.images]
    .filter(
      ({ complete, naturalWidth, currentSrc }) =>
        complete && naturalWidth > 0 && withoutQuery(currentSrc) === own,
    )
    .sort((one, other) => other.naturalWidth - one.naturalWidth);
  const [smallest = url] = imageSources(url).sources[0]?.srcSet.split(' ') ?? [];

  return `url("${(loaded?.currentSrc ?? smallest).replace(/["\\\n]/g, encodeURIComponent)}")`;
}

function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, '');
}
