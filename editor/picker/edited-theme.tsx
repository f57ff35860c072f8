import { useEditor } from '../puck/editor-context.tsx';

/** The theme that is edited, for sections in this document: the page itself is in the canvas. */
export function EditedTheme() {
  return <style dangerouslySetInnerHTML={{ __html: useEditor().data.site.themeCss }} />;
}
