import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteFile } from '#domain/files/site-file.ts';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { request } from '../api/api.ts';
import { FileManagement } from './file-management.tsx';
import { GalleryDialog } from './gallery-dialog.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { RosterDialog } from './roster-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { uploadFile } from './upload-file.ts';
import { VideoDialog } from './video-dialog.tsx';

vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));
vi.mock('./upload-file.ts', async (original) => ({ ...(await original<object>()), uploadFile: vi.fn() }));

const stored = (id: string, name: string): SiteFile => ({
  id,
  name,
  url: `/_files/edmonton/0123456789abcde${id}/${name}`,
  type: 'image/jpeg',
  kind: 'image',
  bytes: 1_500_000,
  width: 900,
  height: 600,
  uploadedAt: '2026-11-20T10:00:00Z',
  uploadedBy: 'Ada',
  altText: '',
  focus: { x: 50, y: 50 },
});

const TEAM = ['Ada', 'Ben', 'Cleo'].map((displayName, index) => ({ id: `a-${index}`, displayName }));

let files: SiteFile[];
let uses: { place: string; slug: string | null }[];

beforeEach(() => {
  stubDialogs();
  files = [stored('1', 'porch.jpg'), stored('2', 'garden.jpg')];
  uses = [];
  vi.mocked(request).mockImplementation(async (document, variables) => {
    if (document.includes('EditorFileUses')) return { fileUses: uses } as never;
    if (document.includes('EditorDeleteFile'))
      return { result: { __typename: 'DeleteFileSuccess' } } as never;
    if (document.includes('AgentOptions')) return { roster: TEAM } as never;
    const { text } = variables as { text: string | null };
    const found = files.filter(({ name }) => name.includes(text ?? ''));
    return {
      files: {
        files: found,
        total: found.length,
        page: 1,
        pageCount: 1,
        bytes: 3_000_000,
        maxBytes: 2 ** 31,
      },
    } as never;
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const pick = (...given: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose from this device', { selector: 'input' }), {
    target: { files: given },
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('an uploaded picture is chosen, a rejected one shows the reason and does not stop the next', async () => {
  const onChoose = vi.fn();
  vi.mocked(uploadFile)
    .mockRejectedValueOnce(new Error('page.jpg was not uploaded. This is no picture.'))
    .mockResolvedValueOnce(stored('3', 'new.jpg'));
  renderForAgent(<UploadDialog isMultiple onChoose={onChoose} onClose={() => {}} />);
  await screen.findByRole('button', { name: /porch/ });
  pick(new File(['x'], 'page.jpg'), new File(['y'], 'new.jpg'));

  expect((await screen.findByRole('alert')).textContent).toContain('page.jpg was not uploaded.');
  await waitFor(() => expect(button(/new\.jpg/).getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(button(/garden/));
  fireEvent.click(button('Add images (2)'));

  expect(onChoose.mock.calls[0]?.[0].map(({ name }: { name: string }) => name)).toEqual([
    'new.jpg',
    'garden.jpg',
  ]);
});

test('images are added when all uploads have ended; failed ones are not counted', async () => {
  const uploads = Array.from({ length: 4 }, () => Promise.withResolvers<SiteFile>());
  for (const { promise } of uploads) vi.mocked(uploadFile).mockReturnValueOnce(promise);
  const onChoose = vi.fn();
  renderForAgent(<UploadDialog isMultiple onChoose={onChoose} onClose={() => {}} />);
  await screen.findByRole('button', { name: /porch/ });
  const isDisabled = async (name: string) =>
    (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

  pick(...['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name)));
  expect(await isDisabled('Uploading 1 of 3…')).toBe(true);
  uploads[0]?.resolve(stored('3', 'a.jpg'));
  expect(await isDisabled('Uploading 2 of 3…')).toBe(true);
  uploads[1]?.reject(new Error('b.jpg was not uploaded.'));
  expect(await isDisabled('Uploading 2 of 2…')).toBe(true);
  uploads[2]?.resolve(stored('5', 'c.jpg'));
  expect(await isDisabled('Add images (2)')).toBe(false);

  pick(new File(['x'], 'd.jpg'));
  expect(await isDisabled('Uploading 1 of 1…')).toBe(true);
  uploads[3]?.resolve(stored('6', 'd.jpg'));
  expect(await isDisabled('Add images (3)')).toBe(false);
  fireEvent.click(button('Add images (3)'));
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing was uploaded', 0, 'On this site'],
  ['something was', 2, 'Uploaded'],
])('where %s, choosing begins with the pictures there are', async (_, count, source) => {
  files = files.slice(0, count);
  renderForAgent(<UploadDialog onChoose={() => {}} onClose={() => {}} />);

  await waitFor(() => expect(request).toHaveBeenCalled());
  await waitFor(() => expect(button(source).getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(button('Uploaded'));
  expect(button('Uploaded').getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['javascript:alert(1)', true],
  ['photo.jpg', true],
  ['https://example.com/a.jpg', false],
  ['/_files/demo/photos/house-012.jpg', false],
])('the address %s is rejected: %s', async (address, isRejected) => {
  const onChoose = vi.fn();
  renderForAgent(<UploadDialog onChoose={onChoose} onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText('Or the address of an image'), { target: { value: address } });
  const use = button('Use address') as HTMLButtonElement;

  expect(use.disabled).toBe(isRejected);
  fireEvent.submit(use.form as HTMLFormElement);
  expect(onChoose.mock.calls).toEqual(isRejected ? [] : [[[{ url: address, name: '', altText: '' }]]]);
});

test('an address is added to what is uploaded, and does not end the uploads', async () => {
  const upload = Promise.withResolvers<SiteFile>();
  vi.mocked(uploadFile).mockReturnValueOnce(upload.promise);
  const onChoose = vi.fn();
  renderForAgent(<UploadDialog isMultiple onChoose={onChoose} onClose={() => {}} />);
  await screen.findByRole('button', { name: /porch/ });
  pick(new File(['x'], 'new.jpg'));
  fireEvent.change(screen.getByLabelText('Or the address of an image'), {
    target: { value: 'https://example.com/a.jpg' },
  });
  fireEvent.click(button('Add address'));
  expect(onChoose).not.toHaveBeenCalled();

  upload.resolve(stored('3', 'new.jpg'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add images (2)' }));
  expect(onChoose.mock.lastCall?.[0].map(({ url }: { url: string }) => url)).toEqual([
    'https://example.com/a.jpg',
    stored('3', 'new.jpg').url,
  ]);
});

test('the address of one image waits until the upload has ended', async () => {
  const upload = Promise.withResolvers<SiteFile>();
  vi.mocked(uploadFile).mockReturnValueOnce(upload.promise);
  const onChoose = vi.fn();
  renderForAgent(<UploadDialog onChoose={onChoose} onClose={() => {}} />);
  await screen.findByRole('button', { name: /porch/ });
  pick(new File(['x'], 'new.jpg'));
  fireEvent.change(screen.getByLabelText('Or the address of an image'), {
    target: { value: 'https://example.com/a.jpg' },
  });
  const use = button('Use address') as HTMLButtonElement;
  expect(use.disabled).toBe(true);
  fireEvent.submit(use.form as HTMLFormElement);
  expect(onChoose).not.toHaveBeenCalled();

  upload.resolve(stored('3', 'new.jpg'));
  await waitFor(() => expect(use.disabled).toBe(false));
  fireEvent.click(use);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('a file that is uploaded while the list is loading is in it', async () => {
  const uploaded = stored('3', 'new.jpg');
  const response = vi.mocked(request).getMockImplementation();
  const early = Promise.withResolvers<void>();
  vi.mocked(request).mockImplementationOnce(async (...requests) => {
    const before = await response?.(...requests);
    await early.promise;
    return before as never;
  });
  vi.mocked(uploadFile).mockImplementation(async () => {
    files = [uploaded, ...files];
    return uploaded;
  });
  renderForAgent(<FileManagement />);
  await waitFor(() => expect(request).toHaveBeenCalled());

  pick(new File(['x'], 'new.jpg'));
  await waitFor(() => expect(uploadFile).toHaveBeenCalled());
  await Promise.resolve();
  early.resolve();

  expect(await screen.findByText('new.jpg')).toBeDefined();
  expect(screen.getByText('porch.jpg')).toBeDefined();
});

test('changes of an image are applied on Done', () => {
  const onChange = vi.fn();
  const onClose = vi.fn();
  const image = { imageUrl: '/a.jpg', altText: 'A', width: 0 };
  renderForAgent(<ImageDialog value={image} onChange={onChange} onClose={onClose} />);
  const alt = screen.getByLabelText('Description for people who do not see it');
  fireEvent.change(alt, { target: { value: 'B' } });
  fireEvent.blur(alt);
  fireEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.click(button('Done'));
  expect(onChange).toHaveBeenCalledWith({ ...image, altText: 'B' });
});

test('images of a gallery are ordered and removed; placeholders are omitted', () => {
  const onChange = vi.fn();
  const images = [
    { imageUrl: '/a.jpg', altText: 'A' },
    { imageUrl: '' },
    { imageUrl: '/b.jpg', altText: 'B' },
  ];
  renderForAgent(
    <GalleryDialog value={images} newItem={{ imageUrl: '' }} onChange={onChange} onClose={() => {}} />,
  );
  fireEvent.click(button('Move B up'));
  fireEvent.click(button('Done'));

  expect(onChange).toHaveBeenCalledWith([
    { imageUrl: '/b.jpg', altText: 'B' },
    { imageUrl: '/a.jpg', altText: 'A' },
  ]);
});

test('deleting a file lists its uses first', async () => {
  uses = [
    { place: 'page', slug: 'about' },
    { place: 'header', slug: null },
  ];
  renderForAgent(<FileManagement />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete porch.jpg' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  const places = await within(dialog).findAllByRole('listitem', { hidden: true });
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'The page /about',
    'The header of every page',
  ]);

  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(screen.queryByText('porch.jpg')).toBeNull());
  expect(screen.getByText('garden.jpg')).toBeTruthy();
});

test('files are found by name, and an empty result shows a message', async () => {
  renderForAgent(<FileManagement />);
  await screen.findByText('porch.jpg');
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'zebra' } });

  expect(await screen.findByText('No file matches.')).toBeTruthy();
  expect(screen.queryByText('porch.jpg')).toBeNull();
});

test('members are selected and ordered; a member who left the team is removed', async () => {
  const onChange = vi.fn();
  renderForAgent(<RosterDialog value={['a-2', 'gone']} onChange={onChange} onClose={() => {}} />);
  expect((await screen.findByLabelText<HTMLInputElement>('Cleo')).checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Ada'));
  fireEvent.click(button('Move Ada up'));
  fireEvent.click(button('Done'));

  expect(onChange).toHaveBeenCalledWith(['a-0', 'a-2']);
});

test('an empty selection is no roster, the whole team is one', async () => {
  const onChange = vi.fn();
  renderForAgent(<RosterDialog value={['a-1']} onChange={onChange} onClose={() => {}} />);
  fireEvent.click(await screen.findByLabelText('Ben'));
  expect((button('Done') as HTMLButtonElement).disabled).toBe(true);

  fireEvent.click(screen.getByLabelText('The whole team, also those who join later'));
  fireEvent.click(button('Done'));
  expect(onChange).toHaveBeenCalledWith([]);
});

test.each([
  ['https://vimeo.com/1', true],
  ['https://youtu.be/aqz-KE-bpKQ', false],
  ['', false],
])('a video at %j is rejected: %s', (url, isRejected) => {
  const onChange = vi.fn();
  renderForAgent(
    <VideoDialog value={{ url: 'https://youtu.be/dQw4w9WgXcQ' }} onChange={onChange} onClose={() => {}} />,
  );
  fireEvent.change(screen.getByLabelText('Address of the video'), { target: { value: url } });
  const done = button('Done') as HTMLButtonElement;
  fireEvent.click(done);

  expect(done.disabled).toBe(isRejected);
  expect(onChange.mock.calls).toEqual(isRejected ? [] : [[{ url }]]);
});

test('a video without a thumbnail is reported, and stored nevertheless', () => {
  const onChange = vi.fn();
  const url = 'https://youtu.be/dQw4w9WgXcQ';
  renderForAgent(<VideoDialog value={{ url }} onChange={onChange} onClose={() => {}} />);
  fireEvent.error(screen.getByRole('img', { name: 'What visitors see of the video' }));
  expect(screen.getByText(/^No picture of this video can be loaded\./)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();

  fireEvent.click(button('Done'));
  expect(onChange).toHaveBeenCalledWith({ url });
});

test.each([
  ['image', 'Choose an image', 'Use this image', 'Image'],
  ['gallery', 'Choose images', 'Add images (1)', 'Gallery'],
])('an empty %s begins with choosing, alone', async (kind, choosing, use, settings) => {
  const onChange = vi.fn();
  const onClose = vi.fn();
  const shared = { onChange, onClose };
  renderForAgent(
    kind === 'image' ? (
      <ImageDialog {...shared} value={{ imageUrl: '' }} />
    ) : (
      <GalleryDialog {...shared} value={[]} newItem={{ imageUrl: '' }} />
    ),
  );
  const titles = () =>
    screen.getAllByRole('dialog').map((dialog) => within(dialog).getByRole('heading').textContent);

  expect(titles()).toEqual([choosing]);
  fireEvent.click(await screen.findByRole('button', { name: /porch/ }));
  fireEvent.click(button(use));
  expect(titles()).toEqual([settings]);
  fireEvent.click(button('Done'));
  expect(JSON.stringify(onChange.mock.calls)).toContain(files[0]?.url);
  expect(onClose).not.toHaveBeenCalled();
});
