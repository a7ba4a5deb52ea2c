import { crc32 } from 'node:zlib';

const FILE_NAME = Buffer.from('META-INF/MANIFEST.MF');

/**
 * The Google Cloud CLI's emulator jar names no main class, and firebase-tools can only run `java -jar`. This jar holds one
 * file, a manifest that names the main class and the path of the real jar. The URL must be percent-encoded.
 */
export function createWrapperJar(mainClass: string, jarUrl: string): Buffer {
  return createZip(Buffer.from(createManifest({ 'Main-Class': mainClass, 'Class-Path': jarUrl })));
}

/** A manifest line has at most 72 bytes. A longer one goes on in the next line, after a space. */
export function createManifest(attributes: Record<string, string>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).map(([key, value]) =>
    `${key}: ${value}`.replace(/.{71}(?=.)/g, '$&\r\n '),
  );
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A zip archive with one uncompressed file: local header, content, directory, end of directory (APPNOTE 4.3). */
function createZip(content: Buffer): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0); // needs version 1.0
  common.writeUInt16LE(0x21, 8); // 1 January 1980: the same input gives the same bytes
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(FILE_NAME.length, 22);

  const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, FILE_NAME, content]);
  const rest = Buffer.alloc(14); // no comment, first disk, no attributes, local header at 0
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x0a\x00'), common, rest, FILE_NAME]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, directory, Buffer.from('PK\x05\x06'), end]);
}
