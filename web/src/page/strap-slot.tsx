import { HERO_ID, type Strap } from '#domain/page/page.ts';
import { isHidden } from '#domain/page/without-hidden.ts';
import { FailedContent } from '#web/strap-plugins/kit/frame/failed-content.tsx';
import { StrapBoundary } from '#web/strap-plugins/kit/frame/strap-boundary.tsx';
import { StrapFrame } from '#web/strap-plugins/kit/frame/strap-frame.tsx';
import { HeadingLevels, headingLevels } from '#web/strap-plugins/kit/heading-levels.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';
import { BelowScreen } from '../ui/below-screen.ts';
import type { StrapResult } from './page-model.ts';
import { useDeferredLayout } from './use-deferred-layout.ts';

type StrapSlotProps = {
  strap: Strap;
  result?: StrapResult;
  isFirst?: boolean;
  isDivided?: boolean;
  /** Part of the first document, below the first screen: layout is deferred. */
  isDeferred?: boolean;
  as?: 'section' | 'header' | 'footer';
};

/**
 * One strap for visitors: its view in its frame. Renders nothing for a hidden strap or an unknown name. A header or
 * footer whose data failed is rendered without them, so navigation still works.
 */
export function StrapSlot({ strap, result, isFirst, isDivided, isDeferred = false, as }: StrapSlotProps) {
  const isWaiting = useDeferredLayout(isDeferred);
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
      {result && 'failed' in result && !isTemplate && !definition.showsFailure ? (
        <FailedContent />
      ) : (
        <StrapBoundary>
          <HeadingLevels value={headingLevels(state)}>
            <BelowScreen value={isDeferred}>
              <View
                id={strap.id}
                state={state}
                data={result && 'data' in result ? result.data : null}
                isEditing={false}
              />
            </BelowScreen>
          </HeadingLevels>
        </StrapBoundary>
      )}
    </StrapFrame>
  );
}
