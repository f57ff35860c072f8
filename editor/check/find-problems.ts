import { HOME_PAGE_ID, type Page } from '#domain/page/page.ts';
import { type PageFinding, pageFindings } from '#domain/page/page-findings.ts';
import { missingLines, type SeenLine } from '#domain/site/required-lines.ts';
import { PageBySlugDocument } from '#web/src/data/page.generated.ts';
import { legalSlugs } from '#web/src/site/legal-slugs.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { request } from '../api/api.ts';
import type { SiteParts } from '../editing/site-parts.ts';
import { EditorPagesDocument } from '../pages/editor-pages.generated.ts';
import { sampleTexts } from '../picker/inserted-state.ts';
import { canvasDocument } from '../puck/frame/canvas-frame.ts';
import { contrastFindings } from './contrast-findings.ts';

/** Straps below the screen are rendered one by one while the editor is idle (waiting-straps.ts). */
const RENDERED_WITHIN_MS = 8000;
const POINTS_OF_PIXEL = 0.75;

/** What an agent should see to before visitors see the edited page. */
export async function findProblems({
  page,
  parts,
}: {
  page: Page;
  parts: SiteParts;
}): Promise<PageFinding[]> {
  const [{ pages }, samples, canvas] = await Promise.all([
    request(EditorPagesDocument, {}),
    sampleTexts(page),
    renderedCanvas(),
  ]);
  const { header, footer, website } = parts;
  const { privacy, disclaimer } = legalSlugs(website);
  const found = pageFindings({
    page,
    header,
    footer,
    pages: pages.map(({ slug, published }) => ({ slug, published: published !== false })),
    samples,
    partsOf: (name) => loadedStrap(name)?.parts ?? {},
    reserved: [privacy, disclaimer],
  });

  return [
    ...(await withoutMoved(found)),
    ...emptyPartFindings(canvas, found),
    ...contrastFindings(canvas),
    ...brokerageFindings(canvas, website.config.office.officeName),
    ...missingLines(linesIn(canvas), {
      provinceCode: website.config.office.provinceCode,
      isHome: page.slug === HOME_PAGE_ID,
    }).map((line) => ({ kind: 'requiredLine' as const, place: { panel: 'footer' as const }, detail: line })),
  ];
}

/** A link to the former path of a page still leads to it. */
async function withoutMoved(findings: PageFinding[]): Promise<PageFinding[]> {
  const leads = await Promise.all(
    findings.map(async ({ kind, detail }) => {
      if (kind !== 'brokenLink') return true;
      const slug = detail.replace(/[?#].*/, '').replace(/^\/|\/$/g, '');
      const { page } = await request(PageBySlugDocument, { slug });

      return !page?.movedTo;
    }),
  );

  return findings.filter((_, index) => leads[index]);
}

/** What the canvas shows in place of referenced content: nothing is chosen, or what was chosen is deleted. */
function emptyPartFindings(canvas: Document, found: readonly PageFinding[]): PageFinding[] {
  const known = new Set(
    found
      .filter(({ kind }) => kind === 'notShown' || kind === 'missing')
      .map(({ place }) => JSON.stringify(place)),
  );

  return [...canvas.querySelectorAll<HTMLElement>('[data-puck-component] .empty-part > p')]
    .map((hint) => ({
      kind: 'missing' as const,
      place: {
        strapId: hint.closest('[data-puck-component]')?.getAttribute('data-puck-component') ?? '',
      },
      detail: hint.textContent ?? '',
    }))
    .filter(({ place }) => !known.has(JSON.stringify(place)));
}

/** The name of the brokerage must be seen wherever its agents advertise. */
function brokerageFindings(canvas: Document, officeName: string): PageFinding[] {
  const name = officeName.trim();
  const isSeen = name !== '' && wordsOf(canvas.body.textContent ?? '').includes(wordsOf(name));

  return isSeen ? [] : [{ kind: 'brokerage', place: { panel: 'footer' }, detail: name }];
}

/** Links and other texts that are seen, with the size of their type. */
function linesIn(canvas: Document): SeenLine[] {
  const elements = canvas.body.querySelectorAll<HTMLElement>(
    'a, p, li, small, address, h1, h2, h3, h4, h5, h6',
  );

  return [...elements]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({
      text: (element.textContent ?? '').replace(/\s+/g, ' '),
      points: pixelsOf(element) * POINTS_OF_PIXEL,
      isLink: element.localName === 'a',
    }));
}

function pixelsOf(element: HTMLElement): number {
  return Number.parseFloat((element.ownerDocument.defaultView ?? window).getComputedStyle(element).fontSize);
}

function wordsOf(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

async function renderedCanvas(): Promise<Document> {
  const until = performance.now() + RENDERED_WITHIN_MS;
  for (;;) {
    const canvas = canvasDocument();
    const isReady = canvas?.querySelector('main') && !canvas.querySelector('.editor-waiting');
    if (canvas && (isReady || performance.now() > until)) return canvas;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
