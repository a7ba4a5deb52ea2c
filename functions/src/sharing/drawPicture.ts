import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { drawCard } from '@outrank/shared/sharing/card/card';
import type { Share } from '@outrank/shared/sharing/shareKinds';
import type { Resvg } from '@resvg/resvg-wasm';
import { log } from '../platform/log.ts';
import { readFonts } from './fontKit.ts';

/** Draws the picture of a share as PNG. */
export type DrawPicture = (id: string, share: Share) => Promise<Uint8Array>;

let renderer: ReturnType<typeof createRenderer> | undefined;

export const drawPicture: DrawPicture = async (id, share) => {
  renderer ??= createRenderer().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  });
  const picture = (await renderer)(share);
  log.info('picture.drawn', { shareId: id, bytes: picture.length });
  return picture;
};

/** Loads the library and the fonts, which takes a fraction of a second and which few functions need. */
async function createRenderer() {
  const require = createRequire(import.meta.url);
  const [{ initWasm, Resvg }, wasm, { buffers, kit }] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    readFonts(),
  ]);
  await initWasm(wasm);
  return (share: Share) =>
    render(new Resvg(drawCard(share, 'wide', kit), { font: { fontBuffers: buffers } }));
}

/** The memory of WebAssembly is freed by hand. */
function render(drawing: InstanceType<typeof Resvg>): Uint8Array {
  const image = drawing.render();
  try {
    return encodePng(image.pixels, image.width, image.height);
  } finally {
    image.free();
    drawing.free();
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green and blue; deflated; filtered by row; not interlaced. */
const FORMAT = [8, 2, 0, 0, 0];

/** Half as large as the library's PNG: a card is opaque and flat, so it needs neither alpha nor filters. `pixels` are RGBA. */
function encodePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const row = 1 + 3 * width;
  const rows = Buffer.alloc(row * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = row * Math.floor(pixel / width) + 1 + 3 * (pixel % width);
    for (let color = 0; color < 3; color++) rows[at + color] = pixels[4 * pixel + color] ?? 0;
  }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const chunks = [
    toChunk('IHDR', Buffer.from([...header, ...FORMAT])),
    toChunk('IDAT', deflateSync(rows, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
