/**
 * What straps share comes in few files, since every file is a request: what nearly every page needs is the kit, and what a
 * family of straps has in common is one file a family: those that search, those that list homes or people, those that list
 * posts. Sliders and the map have files of their own, and so have the parts that all dialogs of the editor share.
 */
export const SHARED_CODE = [
  group('kit', [
    'domain/page/hero-state',
    'domain/parts/(initial-state|part)\\.',
    'web/strap-plugins/kit/(?!slider|use-slider|starter-pictures|frame/background-(slides|video|button)|video|html)',
    'domain/language/(fill|format-number|language)\\.',
    'domain/(json/completed|page/strap-config)\\.',
    'web/src/site/(link-url|site-context)',
    'web/src/ui/(icon\\.|image-sources|picture|site-link)',
    'web/src/templates/headers/(account-links|header-(drawer|links|logo|narrow|parts|wide)|mobile-drawer|nav-(drawer|list)|phone-header|use-account)',
    'web/src/templates/footers/(footer-(columns|links|parts)|legal|office|social)',
    'web/src/site/social-links',
    'web/src/data/source\\.generated',
  ]),
  family('searching', [
    'domain/search/(autocomplete|filters|grouped-number|keywords|polyline)\\.',
    'domain/search/url/(encode-|tokens)',
    'domain/search/(property-types|search-(input|path|state)|sorts|url-escape)\\.',
    'web/src/data/fetch-graphql\\.',
    'web/src/search/bar/(choice-list|leading-debounce|my-location|place-search-path|search-(bar|choice)|suggestions|use-(combobox|list-room|sentence|suggestions))\\.',
    'web/src/templates/heroes/hero-(footer|search|text|words)',
  ]),
  family('search-page', [
    'domain/search/(area|bounds|map-zoom|paging|parse-search-url|postal-code|raw-terms|search-(changes|config)|url/decode-)',
    'web/src/search/bar/place-bar\\.',
  ]),
  family('lists', [
    'domain/(listing/(baths-tag|home-size|listing-price)|calendar/)',
    'web/src/site/(clock-time|listing-text)\\.',
    'web/src/ui/(fact-line|swipe-row)\\.',
    'web/src/listing/(feed-head|listed-when|listing-(badges|card|photo|spread)|open-house-text|search-setup)\\.(?!generated)',
    'web/src/agents/agent-(card|contact-links|portrait|spread|text)',
    'web/src/modals/heart\\.',
  ]),
  family('posts', ['domain/blog/blog-query', 'web/src/blog/post-card']),
  family('slider', ['web/strap-plugins/kit/(slider|use-slider)']),
  family('editor-ui', ['editor/ui/']),
];

/** What is there before any strap is: naming it with each of them would take more than it could save. */
const ALWAYS_THERE = /\/(entry-client|kit|rolldown-runtime)-[^/]+$/;
/**
 * What only an agent needs, whose browser finds the imports by itself: visitors' first script would name some thirty files more.
 * The fields of a strap find theirs in the editor.
 */
const AGENTS = /\/(fields|toolbar-entry)-[^/]+$/;

/** The files that are fetched along with one that is imported later; its style sheets always are. */
export function alongWith(file: string, imported: readonly string[]): string[] {
  return AGENTS.test(file) ? [] : imported.filter((other) => !ALWAYS_THERE.test(other));
}

function group(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(`/(${paths.join('|')})`) };
}

/** Each file alone, without what it imports: that may be of another family. */
function family(name: string, paths: readonly string[]) {
  return { ...group(name, paths), includeDependenciesRecursively: false };
}
