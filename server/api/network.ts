/** `GET /api/network`: how phones in the hall reach this server. */
export interface NetworkAnswer {
  /** Others than this computer are let in. */
  readonly open: boolean;
  /** Null where the switch decides: otherwise how it was started does, or it is hosted. */
  readonly fixed: 'started' | 'hosted' | null;
  /** None while it is closed, or while this computer is on no network. */
  readonly addresses: readonly NetworkAddress[];
}

export interface NetworkAddress {
  /** `http://192.168.1.5:8064`: the public pages for strangers, the desk for staff. */
  readonly address: string;
  /** QR code of `address`, an SVG drawing. */
  readonly qr: string;
  /** The phone app there, for those with a code. */
  readonly phone: string;
}

/** `PUT /api/network` */
export interface NetworkRequest {
  readonly open: boolean;
}
