import type { Fault } from './fault.ts';
import { importsOf } from './imports.ts';
import type { Sources } from './sources.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** The shortest circle of imports through each group of files that import each other. */
export function circleFaults(sources: Sources): Fault[] {
  const graph = importGraph(sources);
  const faults: Fault[] = [];
  const reported = new Set<string>();
  const circles = leadingIntoCircles(graph)
    .map((file) => shortestCircle(graph, file))
    .filter((circle) => circle !== null)
    .sort((a, b) => a.length - b.length);
  for (const circle of circles) {
    if (circle.some((file) => reported.has(file))) continue;
    for (const file of circle) reported.add(file);
    const [file = ''] = circle;
    faults.push({ file, line: 0, message: `circle of imports: ${[...circle, file].join(' → ')}` });
  }
  return faults;
}

function importGraph(sources: Sources): Graph {
  const graph = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const files = importsOf(source).flatMap(({ target }) =>
      target.kind === 'file' && sources.has(target.file) ? [target.file] : [],
    );
    graph.set(file, [...new Set(files)]);
  }
  return graph;
}

/** What is left when files that import nothing are taken away, and then those that import only such files. */
function leadingIntoCircles(graph: Graph): string[] {
  const importers = new Map<string, string[]>([...graph.keys()].map((file) => [file, []]));
  for (const [file, imported] of graph)
    for (const next of imported) importers.get(next)?.push(file);
  const left = new Map([...graph].map(([file, imported]) => [file, imported.length]));
  const gone = [...graph.keys()].filter((file) => left.get(file) === 0);
  for (const file of gone) {
    left.delete(file);
    for (const importer of importers.get(file) ?? []) {
      const count = (left.get(importer) ?? 0) - 1;
      left.set(importer, count);
      if (count === 0) gone.push(importer);
    }
  }
  return [...left.keys()];
}

/** Breadth first from a file back to itself; null when no way leads back. */
function shortestCircle(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return pathTo(file, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function pathTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path: string[] = [];
  for (let file: string | undefined = end; file !== undefined;) {
    path.unshift(file);
    file = file === start ? undefined : cameFrom.get(file);
  }
  return path;
}
