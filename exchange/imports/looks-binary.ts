/** As much of a file as tells what it is. */
const LOOKED_AT = 4_096;

/** Tab, line ends and form feed are text; so is the mark some editors end a file with. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);

/** Whether a file is a picture, an archive or a program: bytes no text has. UTF-16 is text. */
export function looksBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return (
    !isUtf16 && bytes.subarray(0, LOOKED_AT).some((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte))
  );
}
