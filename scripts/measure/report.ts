import { type Figure, verdictOf, wordsOf } from './figure.ts'

/** The figures as a Markdown table, which reads as well in a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { measured, budget } = wordsOf(figure)
    return [figure.name, measured, budget, verdictOf(figure)]
  })
  const lines = [['figure', 'measured', 'budget', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(lines[0] ?? []), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Prints the table, or JSON with `--json`, and says by the exit code whether a budget is missed. */
export function report(about: Record<string, unknown>, figures: readonly Figure[], asJson: boolean): void {
  const over = figures.filter((figure) => verdictOf(figure) === 'over')
  if (asJson) console.log(JSON.stringify({ ...about, figures: figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })) }, null, 2))
  else {
    console.log(`\n${tableOf(figures)}\n`)
    for (const { name, note } of figures) if (note) console.log(`${name}: ${note}`)
    console.log(over.length ? `Over budget: ${over.map(({ name }) => name).join('; ')}.` : 'All within budget.')
  }
  if (over.length) process.exitCode = 1
}
