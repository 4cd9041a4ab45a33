/** `GET /api/network`: how phones in the hall reach this server. */
export interface NetworkAnswer {
  /** Only this computer can reach the server when there is none. */
  readonly addresses: readonly NetworkAddress[];
}

export interface NetworkAddress {
  /** `http://192.168.1.5:8064` */
  readonly address: string;
  /** The phone app there. */
  readonly phone: string;
  /** QR code of `phone`, an SVG drawing. */
  readonly qr: string;
}
