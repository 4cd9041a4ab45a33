/** `GET /api/tournaments/:id/public-door`: how readers come to the public pages, and how many follow. */
export interface PublicDoorAnswer {
  /** `http://192.168.1.5:8064/t/open/`; none while only this computer reaches the server. */
  readonly addresses: readonly string[];
  /** Public pages and players' phones that are open now, counted by this process. */
  readonly followers: number;
}
