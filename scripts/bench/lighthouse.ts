import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments, findChromium, howToGetChromium } from '../browser.ts'
import type { Figure } from '../measure/figure.ts'
import { sitePages } from './site-pages.ts'
import { median } from './timing.ts'

/** Fetched when it is first run: its 180 MB are nobody else's. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  runtimeError?: { message: string }
  categories: Record<(typeof categories)[number], { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

/** What Lighthouse makes of the pages on its slow telephone, in its four categories; the median of as many runs. */
export async function measureLighthouse(origin: string, rounds: number): Promise<Figure[]> {
  const chromium = await findChromium()
  if (!chromium) throw new Error(howToGetChromium)
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(await sitePages(origin))) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round += 1) reports.push(await run(`${origin}${path}`, chromium))
    figures.push(figureOf(name, reports))
  }
  return figures
}

/** A second time where Lighthouse could not record the visit, which it says of one now and then. */
async function run(url: string, chromium: string): Promise<Report> {
  const first = await visit(url, chromium)
  const report = first.runtimeError ? await visit(url, chromium) : first
  if (report.runtimeError) throw new Error(`Lighthouse at ${url}: ${report.runtimeError.message}`)
  return report
}

/** The report goes through a file: of a visit that failed Lighthouse exits with 1 before all of its report is through a pipe. */
async function visit(url: string, chromium: string): Promise<Report> {
  const flags = ['--headless=new', '--disable-gpu', ...chromiumArguments].join(' ')
  const folder = await mkdtemp(join(tmpdir(), 'docento-lighthouse-'))
  const report = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        url,
        '--output=json',
        `--output-path=${report}`,
        '--quiet',
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromium } },
    ).catch((error: unknown) => {
      // a visit that failed has a report that says why
      if (!existsSync(report)) throw error
    })
    return JSON.parse(await readFile(report, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true })
  }
}

function figureOf(name: string, reports: readonly Report[]): Figure {
  const scores = categories.map((category) => Math.round(median(reports.map((report) => report.categories[category].score ?? 0)) * 100))
  return {
    name: `site: Lighthouse on a telephone, ${name}`,
    values: [{ is: Math.min(...scores), unit: 'points', least: 100 }],
    note: [...categories.map((category, n) => `${category} ${scores[n]}`), ...reports.slice(0, 1).flatMap(missed)].join(', '),
  }
}

/** What takes points away outside of performance, whose measures always differ a little. */
const missed = ({ categories: all, audits }: Report) =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => all[category].auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1))
    .map(({ id }) => audits[id]?.title ?? id)
