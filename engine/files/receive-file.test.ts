import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveFile, removeUnfinishedUploads } from './receive-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'incoming-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const request = (body: ReadableStream) =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test.each(['ENOSPC', 'EDQUOT'])(
  'a full disk (%s) is reported, and nothing of the file stays',
  async (code) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(10));
      },
      pull(controller) {
        controller.error(Object.assign(new Error('no space left on device'), { code }));
      },
    });

    await expect(receiveFile(request(body), { folder })).rejects.toMatchObject({
      status: 507,
      code: 'no_space',
      message: 'There is no room left on the disk of this site. The file was not stored.',
    });
    expect(await readdir(folder)).toEqual([]);
  },
);

test('files of a killed process are removed after the maximum upload time', async () => {
  await writeFile(join(folder, 'old.part'), 'half');
  await writeFile(join(folder, 'new.part'), 'under way');
  await writeFile(join(folder, 'note.txt'), 'no upload');
  const threeHoursAgo = new Date(Date.now() - 3 * 60 * 60_000);
  await utimes(join(folder, 'old.part'), threeHoursAgo, threeHoursAgo);

  await removeUnfinishedUploads(folder, 2 * 60 * 60_000);

  expect((await readdir(folder)).sort()).toEqual(['new.part', 'note.txt']);
});

test('a missing folder has nothing to remove', async () => {
  await expect(removeUnfinishedUploads(join(folder, 'missing'), 0)).resolves.toBeUndefined();
});
