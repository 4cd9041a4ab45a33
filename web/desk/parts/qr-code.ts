import { later } from '../later/later.ts';

/** Shown by several pages; what draws it comes after them. */
export const QrCode = later(() => import('./qr-drawing.tsx').then((code) => code.QrDrawing));
