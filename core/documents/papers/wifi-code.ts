/** A network as a poster names it; without a password it is open. */
export interface Wifi {
  readonly name: string;
  readonly password: string;
}

/** Signs with a meaning of their own in the code. */
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, (sign) => `\\${sign}`);

/** What phones read from a QR code to join a network: `WIFI:T:WPA;S:Hall;P:secret;;`. */
export function wifiCode({ name, password }: Wifi): string {
  const key = password === '' ? 'T:nopass;' : 'T:WPA;';
  const secret = password === '' ? '' : `P:${escaped(password)};`;
  return `WIFI:${key}S:${escaped(name)};${secret};`;
}

/** A network has a name of at most 32 letters, and a password of eight at least or none. */
export const isWifi = ({ name, password }: Wifi): boolean =>
  name.length > 0 && name.length <= 32 && /^(?:.{8,63}|[0-9a-f]{64})?$/i.test(password);
