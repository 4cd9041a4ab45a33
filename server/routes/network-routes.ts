import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { NetworkAnswer, NetworkRequest } from '../api/network.ts';
import { exact } from '../commands/exact.ts';
import type { House } from '../house.ts';
import { keepDoor } from '../network/kept-door.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { CHIEF } from './everybody.ts';

export const networkRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/network',
    summary: 'Whether phones in the hall reach this server, under which addresses, with QR codes',
    roles: CHIEF,
    answer: answerOf<NetworkAnswer>('NetworkAnswer'),
    handle: () => networkOf(house),
  }),
  route({
    method: 'put',
    path: '/api/network',
    summary: 'Lets phones in, or closes the network again; remembered over restarts',
    roles: CHIEF,
    body: exact<NetworkRequest>()({ open: z.boolean() }),
    answer: answerOf<NetworkAnswer>('NetworkAnswer'),
    handle: ({ body: { open } }) => turn(house, open),
  }),
];

async function turn(house: House, open: boolean): Promise<NetworkAnswer | Declined> {
  const { door, places } = house;
  if (door.fixed !== null) return declined(409, 'network.fixed');
  const turned = await door.turn(open);
  if (!turned.ok) {
    return declined(409, 'network.unreachable', { address: turned.error.address });
  }
  if (!keepDoor(places.network, open)) return declined(507, 'network.notKept');
  return networkOf(house);
}

const networkOf = ({ door, policy }: House): NetworkAnswer => ({
  open: door.isOpen,
  fixed: door.fixed,
  addresses: policy.addresses().map((address) => ({
    address,
    qr: renderSVG(address),
    phone: `${address}/p`,
  })),
});
