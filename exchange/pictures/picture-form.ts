/** Pictures that every browser draws and none runs. SVG is a program: it is refused. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** What a picture is by its content, whatever its name says. */
export interface PictureForm {
  readonly mediaType: PictureType;
  readonly width: number;
  readonly height: number;
}

/** Null for what is no whole picture of these kinds. */
export function pictureForm(bytes: Uint8Array): PictureForm | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = pngForm(view) ?? jpegForm(view) ?? webpForm(view);
  return found !== null && found.width > 0 && found.height > 0 ? found : null;
}

const textAt = (view: DataView, at: number, length: number): string =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** The signature, then the head of the picture (PNG 5.2, 11.2.2); it ends with its last chunk. */
function pngForm(view: DataView): PictureForm | null {
  if (textAt(view, 0, 8) !== '\u0089PNG\r\n\u001a\n' || textAt(view, 12, 4) !== 'IHDR') return null;
  if (textAt(view, view.byteLength - 8, 4) !== 'IEND') return null;
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frames of JPEG that say how large the picture is (ITU-T T.81 B.2.2): all of C0 to CF but tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegForm(view: DataView): PictureForm | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { mediaType: 'image/jpeg', width, height };
    }
    // A marker may be filled up with further FF (B.1.1.2).
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** RIFF with one of the three heads of WebP (RFC 9649 2.5 to 2.7). */
function webpForm(view: DataView): PictureForm | null {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null;
  if (view.byteLength < 30) return null;
  const size = (width: number, height: number): PictureForm => ({
    mediaType: 'image/webp',
    width,
    height,
  });
  const three = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return size(three(24) + 1, three(27) + 1);
    default:
      return null;
  }
}
