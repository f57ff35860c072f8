import { useCallback } from 'react';
import type { StrapConfig } from '#domain/page/page.ts';
import { useChangeProps } from '../puck/puck-store.ts';
import { toConfigProp } from '../puck/straps/strap-item.ts';

/** Sets the configuration of a strap in Puck's data, which undo and drafts include. */
export function useSetStrapConfig(id: string): (config: StrapConfig) => void {
  const changeProps = useChangeProps();

  return useCallback(
    (config) => changeProps(id, (props) => ({ ...props, ...toConfigProp(config) })),
    [changeProps, id],
  );
}
