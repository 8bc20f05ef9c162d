import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const rowsOf = async (file: string, top: number, height: number) => {
  const { data, info } = await sharp(file)
    .extract({ left: 0, top, width: 1600, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const length = data.length / info.height;
  return Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * length, (row + 1) * length).toString('base64'),
  );
};

/** What a post leaves out of a picture of 1600 by 1000, of which it shows the middle, 1296 : 500. */
const left = [0, 809];

describe.each(['en', 'he'])(
  'a wide post leaves out nothing of its picture but ground and vertical rules (B4): %s',
  (language) => {
    const folder = `demo/blogs/${language}/`;
    const names = [
      ...new Set(
        [
          ...readFileSync(`${folder}export.json`, 'utf8').matchAll(
            /"feature_image":"__GHOST_URL__\/([^"]+)"/g,
          ),
        ].map(([, name = '']) => name),
      ),
    ];

    it('is looked at in each of them', () => expect(names.length).toBeGreaterThan(7));

    it.each(names)('%s', async (name) => {
      for (const file of [name, name.replace('@light', '@dark')])
        for (const top of left) expect(new Set(await rowsOf(folder + file, top, 191)).size, file).toBe(1);
    });
  },
);
