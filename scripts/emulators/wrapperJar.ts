import { crc32 } from 'node:zlib';

/**
 * The Google Cloud CLI's emulator jar has no main class, and firebase-tools can only say `java -jar`.
 * So we hand it a jar with one entry: a manifest that names the main class and points at the real jar.
 */
export function wrapperJar(mainClass: string, jarUrl: string): Buffer {
  return storedZip(
    'META-INF/MANIFEST.MF',
    Buffer.from(manifest({ 'Main-Class': mainClass, 'Class-Path': jarUrl })),
  );
}

export function manifest(attributes: Record<string, string>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).map(([key, value]) =>
    foldManifestLine(`${key}: ${value}`),
  );
  return `${lines.join('')}\r\n`;
}

/** A manifest line has at most 72 bytes without its line break; the rest follows on lines that begin with a space. */
export function foldManifestLine(line: string): string {
  const bytes = Buffer.from(line);
  const pieces = [bytes.subarray(0, 72)];
  for (let start = 72; start < bytes.length; start += 71) {
    pieces.push(Buffer.concat([Buffer.from(' '), bytes.subarray(start, start + 71)]));
  }
  return pieces.map((piece) => `${piece.toString('latin1')}\r\n`).join('');
}

/** A zip archive with one uncompressed file: local header, content, directory, end of directory (APPNOTE 4.3). */
function storedZip(name: string, content: Buffer): Buffer {
  const fileName = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0); // needs version 1.0
  common.writeUInt16LE(0x21, 8); // 1 January 1980, so that the same input gives the same bytes
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(fileName.length, 22);

  const localFile = Buffer.concat([Buffer.from('PK\x03\x04'), common, fileName, content]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x0a\x00'),
    common,
    Buffer.alloc(14), // no comment, first disk, no attributes, local header at 0
    fileName,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(localFile.length, 12);
  return Buffer.concat([localFile, directory, Buffer.from('PK\x05\x06'), end]);
}
