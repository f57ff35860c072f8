import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { withoutFocus } from '#domain/files/image-focus.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { ChoiceControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
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

/** Share of the picture that a new frame takes. */
const FIRST_SHARE = 90;

/** As large as the shape allows, with a margin that shows what a frame is. */
function firstFrame(aspect: number | null, width: number, height: number): PercentCrop {
  const share = FIRST_SHARE;
  if (aspect === null) return { unit: '%', x: 0, y: 0, width: share, height: share };
  const side = aspect > width / height ? { width: share } : { height: share };

  return makeAspectCrop({ unit: '%', ...side }, aspect, width, height);
}

type CropDialogProps = {
  url: string;
  /** Receives the URL of the cropped picture, a file of its own. */
  onCropped: (url: string) => void;
  onClose: () => void;
};

/** Cuts a picture: the part in the frame becomes a new file, and the old one stays. */
export function CropDialog({ url, onCropped, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [shape, setShape] = useState<Shape>('free');
  const [crop, setCrop] = useState<PercentCrop>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const source = withoutFocus(url);

  const frame = (name: Shape) => {
    setShape(name);
    const { naturalWidth: width, naturalHeight: height } = image.current ?? {};
    if (!width || !height) return;
    setCrop(centerCrop(firstFrame(SHAPES[name], width, height), width, height));
  };
  const cut = async () => {
    if (!image.current || !crop) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const { url: cropped } = await uploadFile(await cropImage(image.current, crop));
      onCropped(cropped);
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
          isDisabled={!crop || crop.width === 0 || crop.height === 0}
          onAct={() => void cut()}
          onCancel={onClose}
        />
      }
    >
      <div className="media-crop">
        <ChoiceControl
          label={editorMessage('image.crop.shape')}
          value={shape}
          options={(Object.keys(SHAPES) as Shape[]).map((value) => ({
            value,
            label: editorMessage(`image.crop.shape.${value}`),
          }))}
          onChange={frame}
        />
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
