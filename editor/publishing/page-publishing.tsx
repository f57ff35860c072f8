import type { Page } from '#domain/page/page.ts';
import type { useStartOver } from '../drafts/use-start-over.tsx';
import { PublishingMenu } from './publishing-menu.tsx';
import type { LivePage } from './use-live-page.tsx';

type PagePublishingProps = {
  slug: string;
  livePage: LivePage;
  /** A sentence on what Save Changes would publish; empty without changes. */
  live: string;
  /** What is changed and not live; empty without changes. */
  waiting: string;
  isEditing: boolean;
  isChanged: boolean;
  onLeave: () => void;
  onSaveAndPublish: () => void;
  startOver: ReturnType<typeof useStartOver>;
  onCheck: () => void;
  onPreview: () => void;
  onRestore: (page: Page) => void;
};

/** The publishing menu of the displayed page. */
export function PagePublishing({ livePage, isChanged, startOver, ...props }: PagePublishingProps) {
  const { publishing, problem, reload, publishDesign, onChanged } = livePage;
  const { onLeave, onSaveAndPublish, ...menu } = props;
  const draftActions = {
    leave: onLeave,
    startOver: { label: startOver.label, run: startOver.ask },
    saveAndPublish: onSaveAndPublish,
  };

  return (
    <PublishingMenu
      {...menu}
      publishing={publishing}
      problem={problem}
      draftActions={isChanged ? draftActions : null}
      onPublishDesign={publishDesign}
      onOpen={reload}
      onChanged={onChanged}
    />
  );
}
