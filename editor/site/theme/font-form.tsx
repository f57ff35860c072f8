import { useEffect, useId, useState } from 'react';
import { FONT_PAIRS, type FontPair, fontStack } from '#domain/theme/fonts.ts';
import type { FontChoice, Theme } from '#domain/theme/theme.ts';
import { ChoiceControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { type FontListing, loadFontListing } from './font-listing.ts';
import { allFonts, choiceOf, type ListedFont, matchingFonts, BUNDLED_FONTS } from './font-search.ts';
import './font-form.css';

type FontFormProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Fonts of titles and text: ready pairs first, then any family by name. */
export function FontForm({ theme, onChange }: FontFormProps) {
  const fonts = useFonts();
  const put = (change: Partial<Theme['fonts']>) =>
    onChange({ ...theme, fonts: { ...theme.fonts, ...change } });

  return (
    <>
      <OptionCards
        label={editorMessage('theme.fonts.pairs')}
        className="font-form__pairs"
        value={FONT_PAIRS.find((pair) => isPair(pair, theme.fonts))?.name}
        options={FONT_PAIRS.map((pair) => ({ value: pair.name, label: <PairSample {...pair} /> }))}
        onChange={(chosen) => {
          const pair = FONT_PAIRS.find(({ name }) => name === chosen);
          if (pair) put({ title: { ...own(pair.title), weight: pair.titleWeight }, body: own(pair.body) });
        }}
      />
      {(['title', 'body'] as const).map((use) => (
        <FamilyField
          key={use}
          label={editorMessage(`theme.fonts.${use}`)}
          fonts={fonts}
          value={theme.fonts[use]}
          onChange={(font) => put({ [use]: font })}
        />
      ))}
    </>
  );
}

function isPair({ title, titleWeight, body }: FontPair, fonts: Theme['fonts']): boolean {
  return fonts.title.family === title && fonts.title.weight === titleWeight && fonts.body.family === body;
}

/** The name of a pair in its title font, its families in its body font. */
function PairSample({ name, title, titleWeight, body }: FontPair) {
  return (
    <>
      <span className="font-form__title" style={{ fontFamily: fontStack(title), fontWeight: titleWeight }}>
        {name}
      </span>
      <span style={{ fontFamily: fontStack(body) }}>
        {editorMessage('theme.fonts.pair', { title, body })}
      </span>
    </>
  );
}

type FamilyFieldProps = {
  label: string;
  fonts: readonly ListedFont[];
  value: FontChoice;
  onChange: (font: FontChoice) => void;
};

/** A family by name, and its weight. */
function FamilyField({ label, fonts, value, onChange }: FamilyFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const matches = typed === null ? [] : matchingFonts(fonts, typed);
  const isBundled = BUNDLED_FONTS.some(({ family }) => family === value.family);

  return (
    <fieldset className="editor-group font-form__family">
      <legend className="editor-label">{label}</legend>
      <div>
        <label className="editor-label" htmlFor={id}>
          {editorMessage('theme.fonts.search')}
        </label>
        <input
          id={id}
          className="editor-input"
          type="search"
          autoComplete="off"
          value={typed ?? value.family}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === null) return;
            // Escape closes only the list.
            event.preventDefault();
            event.stopPropagation();
            setTyped(null);
          }}
        />
      </div>
      {typed !== null && (
        <ul className="font-form__matches" aria-label={editorMessage('theme.fonts.matches', { label })}>
          {matches.map((font) => (
            <li key={font.family}>
              <button
                type="button"
                className="font-form__match"
                onClick={() => {
                  onChange(choiceOf(font));
                  setTyped(null);
                }}
              >
                <span style={{ fontFamily: fontStack(font.family) }}>{font.family}</span>
              </button>
            </li>
          ))}
          {matches.length === 0 && (
            <li className="editor-help">{editorMessage('theme.fonts.none', { text: typed })}</li>
          )}
        </ul>
      )}
      <ChoiceControl
        label={editorMessage('theme.fonts.weight')}
        value={String(value.weight)}
        options={[...new Set([...value.weights, value.weight])]
          .toSorted((one, other) => one - other)
          .map((weight) => ({ value: String(weight), label: String(weight) }))}
        onChange={(weight) => onChange({ ...value, weight: Number(weight) })}
      />
      {!isBundled && <p className="editor-help">{editorMessage('theme.fonts.foreign')}</p>}
    </fieldset>
  );
}

/** The families to choose from; loaded once on mount. */
function useFonts(): readonly ListedFont[] {
  const [listing, setListing] = useState<FontListing>([]);

  useEffect(() => {
    const abort = new AbortController();
    void loadFontListing(abort.signal).then((found) => abort.signal.aborted || setListing(found));

    return () => abort.abort();
  }, []);

  return allFonts(listing);
}

function own(family: string): FontChoice {
  const font = BUNDLED_FONTS.find((known) => known.family === family);

  return choiceOf(font ?? { family, weights: [400], isBundled: true });
}
