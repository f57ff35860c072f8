import { type ReactNode, useState } from 'react';
import type { PlaceholderStrap } from '#domain/page/placeholders.ts';
import { SampleTextDialog } from './sample-text-dialog.tsx';

type SampleQuestionInput = {
  action: 'save' | 'publish' | 'schedule';
  onGoOn: () => Promise<void> | void;
  /** Leads to a strap; only while editing. */
  onGo?: (strapId: string) => void;
};

/** Asks before sample text becomes visible to visitors; without sample text it continues immediately. */
export function useSampleQuestion({ action, onGoOn, onGo }: SampleQuestionInput): {
  ask: (found: PlaceholderStrap[]) => Promise<void>;
  dialog: ReactNode;
} {
  const [samples, setSamples] = useState<PlaceholderStrap[]>([]);
  const close = () => setSamples([]);

  return {
    ask: async (found) => {
      setSamples(found);
      if (found.length === 0) await onGoOn();
    },
    dialog: samples.length > 0 && (
      <SampleTextDialog
        straps={samples}
        action={action}
        onSave={() => {
          close();
          void onGoOn();
        }}
        onGo={
          onGo &&
          ((strapId) => {
            close();
            onGo(strapId);
          })
        }
        onClose={close}
      />
    ),
  };
}
