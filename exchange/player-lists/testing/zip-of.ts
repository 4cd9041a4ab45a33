import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the archive says of itself, where it lies. */
  readonly declared?: number;
  readonly method?: 0 | 8 | 12;
  readonly encrypted?: boolean;
  /** Spoils the checksum. */
  readonly damaged?: boolean;
  /** Is there, but not in the directory. */
  readonly hidden?: boolean;
}

/** An archive as other programs write it, or as an attacker would. */
export function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, bytes, declared, method = 8, encrypted = false, damaged = false } = file;
    const packed = method === 8 ? deflateRawSync(bytes) : Buffer.from(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE((crc32(bytes) + (damaged ? 1 : 0)) >>> 0, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declared ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    if (file.hidden !== true) {
      directory.push(
        Buffer.concat([Buffer.from('PK\x01\x02'), made, fields, place, Buffer.from(name)]),
      );
    }
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06'), end]);
}
