import { isOverTarget, valueOf, type Figure } from './benchmark.ts';

export interface Measured {
  readonly name: string;
  readonly figures: readonly Figure[];
}

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGib: number;
  readonly node: string;
  /** Programs that waited for a processor in the minute before. */
  readonly load: number;
  /** `2026-11-15` */
  readonly date: string;
}

/** Three significant figures are what one run is worth. */
export function formatMilliseconds(value: number): string {
  if (value >= 1000) return `${Number((value / 1000).toPrecision(3))} s`;
  return `${Number(value.toPrecision(3))} ms`;
}

/** 1,500/s: rates are counted, so they are whole. */
export const formatRate = (perSecond: number): string =>
  `${Math.round(perSecond).toLocaleString('en')}/s`;

export const formatMegabytes = (value: number): string => `${Number(value.toPrecision(3))} MB`;

function format(figure: Figure, value: number): string {
  if ('perSecond' in figure) return formatRate(value);
  if ('megabytes' in figure) return formatMegabytes(value);
  if ('kilobytes' in figure) return `${Math.round(value).toLocaleString('en')} kB`;
  return 'requests' in figure ? String(value) : formatMilliseconds(value);
}

const verdict = (figure: Figure): string => {
  if (figure.target === undefined) return '';
  return isOverTarget(figure) ? 'over' : 'kept';
};

const row = (name: string, figure: Figure): readonly string[] => [
  name,
  figure.label,
  format(figure, valueOf(figure)),
  figure.target === undefined ? '' : format(figure, figure.target),
  verdict(figure),
];

const HEADINGS = ['benchmark', 'figure', 'time', 'target', 'verdict'];

const rows = (measured: readonly Measured[]): (readonly string[])[] =>
  measured.flatMap(({ name, figures }) => figures.map((figure) => row(name, figure)));

/** Columns for a terminal. */
export function table(measured: readonly Measured[]): string {
  const lines = [HEADINGS, ...rows(measured)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const measuredOn = ({ date, processor, cores, memoryGib, node }: Machine): string =>
  `Measured on ${date}: ${processor}, ${cores} cores, ${memoryGib} GiB of memory, Node ${node}; `;

/**
 * The record with some benchmarks measured again; null where the others were measured on another
 * day or machine.
 */
export function measuredAgain(
  record: string,
  measured: readonly Measured[],
  machine: Machine,
): string | null {
  if (!record.includes(measuredOn(machine))) return null;
  const lines = record.split('\n');
  for (const { name, figures } of measured) {
    const isOwn = (text: string): boolean => text.startsWith(`| ${name} |`);
    const before = lines.findIndex(isOwn);
    // One that is new comes after the others.
    const at = before === -1 ? lines.findLastIndex((text) => text.startsWith('| ')) + 1 : before;
    const own = lines.filter(isOwn).length;
    lines.splice(at, own, ...figures.map((figure) => line(row(name, figure))));
  }
  return lines.join('\n');
}

/** The committed record: what was measured, when, and on what. */
export function resultsDocument(
  measured: readonly Measured[],
  machine: Machine,
  command = 'npm run bench',
): string {
  return [
    '# Benchmark results',
    '',
    `Written by \`${command} -- --write\`; do not edit by hand.`,
    '',
    `${measuredOn(machine)}load of other work before the run: ${machine.load.toFixed(1)}.`,
    '',
    line(HEADINGS),
    line(HEADINGS.map(() => '---')),
    ...rows(measured).map(line),
    '',
    ...(command === 'npm run bench'
      ? [
          'The server under load (`npm run bench:server`): [server/results.md](server/results.md).',
          'What is packed (`npm run bench:packages`): [packages/results.md](packages/results.md).',
          '',
        ]
      : []),
  ].join('\n');
}
