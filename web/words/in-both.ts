export { inBoth, type InBoth } from '@ronde/core/rules/in-both.ts';
