import { HERO_ID, type Strap } from '#domain/page/page.ts';
import { isHidden } from '#domain/page/without-hidden.ts';
import { HeadingLevels, headingLevels } from '#web/strap-plugins/kit/heading-levels.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { MissingContent, StrapBoundary } from '#web/strap-plugins/kit/strap-boundary.tsx';
import { StrapFrame } from '#web/strap-plugins/kit/strap-frame.tsx';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';
import { BelowScreen } from '../ui/below-screen.ts';
import type { StrapAnswer } from './page-model.ts';
import { useWaiting } from './use-waiting.ts';

type StrapSlotProps = {
  strap: Strap;
  answer?: StrapAnswer;
  isFirst?: boolean;
  isDivided?: boolean;
  /** It arrives with the document, below what is seen first. */
  waitsAtFirst?: boolean;
  as?: 'section' | 'header' | 'footer';
};

/**
 * One strap as visitors see it: its view in its frame. Nothing for a hidden strap or a key without a folder.
 * A header or footer whose data failed is shown without them: the way around the site stays.
 */
export function StrapSlot({ strap, answer, isFirst, isDivided, waitsAtFirst = false, as }: StrapSlotProps) {
  const isWaiting = useWaiting(waitsAtFirst);
  const definition = loadedStrap(strap.name);
  if (!definition || isHidden(strap)) return null;

  const { View } = definition;
  const isTemplate = as === 'header' || as === 'footer';
  const state = upgrade(definition, strap.state);

  return (
    <StrapFrame
      strap={strap}
      isFirst={isFirst || strap.id === HERO_ID}
      isDivided={isDivided}
      isWaiting={isWaiting}
      as={as}
    >
      {answer && 'failed' in answer && !isTemplate && !definition.saysFailure ? (
        <MissingContent />
      ) : (
        <StrapBoundary>
          <HeadingLevels value={headingLevels(state)}>
            <BelowScreen value={waitsAtFirst}>
              <View
                id={strap.id}
                state={state}
                data={answer && 'data' in answer ? answer.data : null}
                isEditing={false}
              />
            </BelowScreen>
          </HeadingLevels>
        </StrapBoundary>
      )}
    </StrapFrame>
  );
}
