import { hostname, networkInterfaces } from 'node:os';

/** Addresses of this computer on the hall's network. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address),
  );
}

/** Names by which other computers may know this one. */
export function networkNames(): string[] {
  const name = hostname();
  return name.includes('.') ? [name] : [name, `${name}.local`];
}
