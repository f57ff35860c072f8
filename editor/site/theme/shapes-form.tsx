import { completeTheme } from '#domain/theme/complete-theme.ts';
import {
  CARD_PHOTOS,
  CARDS,
  CORNERS,
  HOME_PLANS,
  MAP_SIDES,
  POSTS,
  RESULTS,
  HEADS,
  RHYTHMS,
  type Shapes,
  TITLES,
  TOP_PHOTOS,
} from '#domain/theme/shapes.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { ChoiceControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';

type ShapesFormProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Corners, headings and spaces of the whole site, and how homes are shown in lists and on their own pages. */
export function ShapesForm({ theme, onChange }: ShapesFormProps) {
  const { shapes } = completeTheme(theme);
  const put = (change: Partial<Shapes>) => onChange({ ...theme, shapes: { ...shapes, ...change } });

  return (
    <>
      <ChoiceControl
        label={editorMessage('theme.shapes.corners')}
        value={shapes.corners}
        options={CORNERS.map((value) => ({ value, label: editorMessage(`theme.shapes.corners.${value}`) }))}
        onChange={(corners) => put({ corners })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.titles')}
        value={shapes.titles}
        options={TITLES.map((value) => ({ value, label: editorMessage(`theme.shapes.titles.${value}`) }))}
        onChange={(titles) => put({ titles })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.rhythm')}
        value={shapes.rhythm}
        options={RHYTHMS.map((value) => ({ value, label: editorMessage(`theme.shapes.rhythm.${value}`) }))}
        onChange={(rhythm) => put({ rhythm })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.cards')}
        value={shapes.cards}
        options={CARDS.map((value) => ({ value, label: editorMessage(`theme.shapes.cards.${value}`) }))}
        onChange={(cards) => put({ cards })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.cardPhotos')}
        value={shapes.cardPhotos}
        options={CARD_PHOTOS.map((value) => ({
          value,
          label: editorMessage(`theme.shapes.cardPhotos.${value}`),
        }))}
        onChange={(cardPhotos) => put({ cardPhotos })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.topPhotos')}
        value={shapes.topPhotos}
        options={TOP_PHOTOS.map((value) => ({
          value,
          label: editorMessage(`theme.shapes.topPhotos.${value}`),
        }))}
        onChange={(topPhotos) => put({ topPhotos })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.homePlan')}
        value={shapes.homePlan}
        options={HOME_PLANS.map((value) => ({
          value,
          label: editorMessage(`theme.shapes.homePlan.${value}`),
        }))}
        onChange={(homePlan) => put({ homePlan })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.results')}
        value={shapes.results}
        options={RESULTS.map((value) => ({ value, label: editorMessage(`theme.shapes.results.${value}`) }))}
        onChange={(results) => put({ results })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.mapSide')}
        value={shapes.mapSide}
        options={MAP_SIDES.map((value) => ({ value, label: editorMessage(`theme.shapes.mapSide.${value}`) }))}
        onChange={(mapSide) => put({ mapSide })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.posts')}
        value={shapes.posts}
        options={POSTS.map((value) => ({ value, label: editorMessage(`theme.shapes.posts.${value}`) }))}
        onChange={(posts) => put({ posts })}
      />
      <ChoiceControl
        label={editorMessage('theme.shapes.heads')}
        value={shapes.heads}
        options={HEADS.map((value) => ({ value, label: editorMessage(`theme.shapes.heads.${value}`) }))}
        onChange={(heads) => put({ heads })}
      />
      <p className="editor-help">{editorMessage('theme.shapes.help')}</p>
    </>
  );
}
