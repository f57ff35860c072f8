/**
 * What straps share comes in few files, since every file is a journey to the server: what nearly every page needs is the
 * kit, and what a family of straps has in common is one file a family. What moves, and the map, come apart.
 */
export const SHARED_CODE = [
  group('kit', [
    'domain/page/hero-state',
    'web/strap-plugins/kit/(?!slider|use-slider|background-(slides|video|button)|video|html)',
    'web/src/fill',
    'web/src/page/site-context',
    'web/src/ui/(icon\\.|image-sources|picture|site-link)',
  ]),
  family('header-and-footer', [
    'web/src/templates/headers/(header-(logo|narrow|state|wide)|nav-(drawer|list)|use-account)',
    'web/src/templates/footers/(footer-(columns|links|state)|legal|office|social)',
    'web/src/page/social-links',
    'web/src/data/source\\.generated',
  ]),
  family('searching', [
    'domain/search/(area|autocomplete|bounds|filter-(slug|tokens)|filters|grouped-number|map-zoom|paging)\\.',
    'domain/search/(polyline|property-types|search-(config|input|path|state)|sorts|url-escape)\\.',
    'web/src/search/(ask|leading-debounce|my-location|place-search-path|search-bar|suggestions|use-suggestions)\\.',
    'web/src/templates/heroes/hero-words',
  ]),
  family('homes', [
    'domain/listing/(baths-tag|listing-price)',
    'web/src/listing/(feed-head|listing-(badges|card|photo|spread|words)|search-setup)\\.(ts|css)',
  ]),
  family('people', ['web/src/agents/agent-(card|portrait|spread|ways|words)']),
  family('posts', ['domain/calendar/', 'web/src/blog/post-card']),
  family('slider', ['web/strap-plugins/kit/(slider|use-slider)']),
];

function group(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(`/(${paths.join('|')})`) };
}

/** Each file alone, without what it imports: that may be of another family. */
function family(name: string, paths: readonly string[]) {
  return { ...group(name, paths), includeDependenciesRecursively: false };
}
