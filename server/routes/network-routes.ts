import { renderSVG } from 'uqr';
import type { NetworkAnswer } from '../api/network.ts';
import type { House } from '../house.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { CHIEF } from './everybody.ts';

export const networkRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/network',
    summary: 'Addresses under which phones in the hall reach this server, with their QR codes',
    roles: CHIEF,
    answer: answerOf<NetworkAnswer>('NetworkAnswer'),
    handle: () => ({
      addresses: house.policy.addresses().map((address) => {
        const phone = `${address}/p`;
        return { address, phone, qr: renderSVG(phone) };
      }),
    }),
  }),
];
