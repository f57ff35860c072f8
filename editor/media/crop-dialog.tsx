import { useRef, useState } from 'react';
import { makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { focusInPart, focusOf, type ImageFocus, withFocus, withoutFocus } from '#domain/files/image-focus.ts';
import type { ImageSize } from '#domain/files/site-file.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { ChoiceButtons } from '../ui/choice-buttons.tsx';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { cropImage } from './crop-image.ts';
import { uploadFile } from './upload-file.ts';

/** Width by height; null is free. */
const SHAPES = {
  free: null,
  square: 1,
  landscape: 4 / 3,
  photo: 3 / 2,
  wide: 16 / 9,
  portrait: 4 / 5,
} as const;
type Shape = keyof typeof SHAPES;
const SHAPE_CHOICES = (Object.keys(SHAPES) as Shape[]).map((name) => ({
  name,
  label: editorMessage(`image.crop.shape.${name}`),
}));

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** As large as the shape allows, around the focus. */
function frameOf(aspect: number | null, { width, height }: ImageSize, focus: ImageFocus): PercentCrop {
  if (aspect === null) return WHOLE;
  const side = aspect > width / height ? { width: 100 } : { height: 100 };
  const frame = makeAspectCrop({ unit: '%', ...side }, aspect, width, height);
  const start = (at: number, share: number) => Math.min(100 - share, Math.max(0, at - share / 2));

  return { ...frame, x: start(focus.x, frame.width), y: start(focus.y, frame.height) };
}

const isWhole = ({ width, height }: PercentCrop): boolean => width > 99.5 && height > 99.5;

type CropDialogProps = {
  url: string;
  /** Receives the URL of the cropped picture, a file of its own. */
  onCropped: (url: string) => void;
  onClose: () => void;
};

/** Cuts a picture, which is whole at first: the part in the frame becomes a new file with the same focus, and the old one stays. */
export function CropDialog({ url, onCropped, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [shape, setShape] = useState<Shape>('free');
  const [crop, setCrop] = useState<PercentCrop>(WHOLE);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const source = withoutFocus(url);

  const frame = (name: Shape) => {
    setShape(name);
    const { naturalWidth: width, naturalHeight: height } = image.current ?? {};
    if (!width || !height) return;
    setCrop(frameOf(SHAPES[name], { width, height }, focusOf(url)));
  };
  const cut = async () => {
    if (!image.current) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const { url: cropped } = await uploadFile(await cropImage(image.current, crop));
      onCropped(withFocus(withoutFocus(cropped), focusInPart(focusOf(url), crop)));
    } catch (error) {
      setProblem(sentenceOfError(error));
      setIsBusy(false);
    }
  };

  return (
    <EditorDialog
      title={editorMessage('image.crop')}
      size="medium"
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('image.crop.cut')}
          isBusy={isBusy}
          isDisabled={crop.width === 0 || crop.height === 0 || isWhole(crop)}
          onAct={() => void cut()}
          onCancel={onClose}
        />
      }
    >
      <div className="media-crop">
        <div className="media-crop__shapes">
          <ChoiceButtons
            label={editorMessage('image.crop.shape')}
            className="media-crop__choices"
            choices={SHAPE_CHOICES}
            chosen={shape}
            onChoose={frame}
          />
          <button
            type="button"
            className="editor-button"
            disabled={shape === 'free' && isWhole(crop)}
            onClick={() => frame('free')}
          >
            <Icon name="rotate-ccw" />
            {editorMessage('image.crop.reset')}
          </button>
        </div>
        <ReactCrop
          crop={crop}
          aspect={SHAPES[shape] ?? undefined}
          keepSelection
          ruleOfThirds
          ariaLabels={{
            cropArea: editorMessage('image.crop.area'),
            nwDragHandle: editorMessage('image.crop.corner.nw'),
            nDragHandle: editorMessage('image.crop.edge.n'),
            neDragHandle: editorMessage('image.crop.corner.ne'),
            eDragHandle: editorMessage('image.crop.edge.e'),
            seDragHandle: editorMessage('image.crop.corner.se'),
            sDragHandle: editorMessage('image.crop.edge.s'),
            swDragHandle: editorMessage('image.crop.corner.sw'),
            wDragHandle: editorMessage('image.crop.edge.w'),
          }}
          onChange={(_, percent) => setCrop(percent)}
        >
          {/* A shape that was chosen before needs its size. */}
          <img ref={image} src={source} alt="" onLoad={() => frame(shape)} />
        </ReactCrop>
        <p className="editor-help">{editorMessage('image.crop.help')}</p>
        {problem && (
          <p role="alert" className="editor-error">
            {problem}
          </p>
        )}
      </div>
    </EditorDialog>
  );
}
