import { Icon } from '#web/src/ui/icon.tsx';
import { useBrokenImage } from '#web/src/ui/use-broken-image.ts';
import { editorMessage } from '../../messages.ts';

/** The image, or why it cannot be shown. */
export function ImagePreview({ url }: { url: string }) {
  const { ref, isBroken, markBroken } = useBrokenImage(url);

  return (
    <div className="editor-preview">
      {url && !isBroken ? (
        <img ref={ref} src={url} alt={editorMessage('field.image.preview')} onError={markBroken} />
      ) : (
        <p role={url ? 'alert' : undefined}>
          <Icon name={url ? 'triangle-alert' : 'image'} />
          {editorMessage(url ? 'field.image.broken' : 'field.image.none')}
        </p>
      )}
    </div>
  );
}
