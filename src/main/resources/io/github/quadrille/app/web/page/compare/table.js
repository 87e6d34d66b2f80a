// Writes the numbers of a comparison as a CSV table. Each improvement of a run and each result has a line.

const HEAD = ['method', 'seed', 'status', 'seconds', 'covered', 'coverable', 'cost', 'iteration', 'nodes'];

/**
 * Returns the CSV text of a race.
 *
 * @param race a race that has run
 */
export function table({runs, exact, coverable}) {
  const rows = runs.flatMap(run => [
    ...run.trace.map(({seconds, covered, cost, iteration}) => [run.method, run.seed, 'running', seconds, covered, coverable, cost, iteration, '']),
    [run.method, run.seed, run.answer?.status ?? run.state, run.answer?.seconds ?? '', run.points.at(-1)?.[1] ?? '', coverable, run.answer?.cost ?? run.trace.at(-1)?.cost ?? '', run.answer?.iterations ?? '', ''],
  ]);
  const last = exact.points.at(-1);
  return [HEAD, ...rows,
    ...exact.points.map(([seconds, covered]) => ['exact', '', 'running', seconds, covered, coverable, '', '', '']),
    ['exact', '', exact.answer?.status ?? exact.state, exact.answer?.seconds ?? '', last?.[1] ?? '', coverable, '', '', exact.answer?.nodes ?? exact.progress.nodes ?? ''],
  ].map(row => `${row.join(',')}\n`).join('');
}
