import { VERSION } from '../version.ts';
import { finding, type Finding } from './finding.ts';

/** As package.json asks; a test compares them. */
export const OLDEST_NODE = '20.19';

export function lookAtVersion(node: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldest = 0, from = 0] = OLDEST_NODE.split('.').map(Number);
  const old = major < oldest || (major === oldest && minor < from);
  const params = { version: VERSION, node, oldest: OLDEST_NODE };
  return finding('version', old ? 'oldNode' : 'version', params);
}
