/** Articles of FIDE's regulations for online chess (LA 6.12) that rulings cite. */
export const ONLINE = {
  legalMovesOnly: 'Online 3.3',
  flag: 'Online 4.5',
  automaticDraws: 'Online 5.4',
  disconnected: 'Online 11.4',
  reconnected: 'Online 11.4.1',
  notReconnected: 'Online 11.4.2',
  seats: 'Online 11.5',
  video: 'Online 13.3',
  colours: 'Online 15.2',
  drawNotDeclared: 'Online 15.3',
  wrongDraw: 'Online 15.4',
  clockSetting: 'Online 15.5',
} as const;
