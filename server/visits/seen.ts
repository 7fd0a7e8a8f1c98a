import { type Experiment, experiments } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { type Context, ownAdmin } from '../context.ts'
import { DAY } from '../spans.ts'
import { unixOf } from '../unix.ts'
import { dailyCounts } from './table.ts'

/** What a browser has seen of running experiments, and how far it came since. It says so itself: nothing of who it is has to be stored. */
const COOKIE = 'seen'
const DAYS = 90

/** Letters of the steps after the first. */
const letters = { forms: 'f', requests: 'r' } as const
type Step = 'visits' | keyof typeof letters

interface Seen {
  experiment: Experiment
  run: number
  variant: number
  steps: string
}

const written = new RegExp(`^(${experiments.join('|')})\\.(\\d{1,9})\\.([012])\\.([fr]{0,2})$`)

/** `best_tutors.3.1.f~updated_tutor_schedule.1.0.`, each experiment once; what else somebody wrote there is nothing. */
function readSeen(cookie = ''): Seen[] {
  const all = cookie.split('~').flatMap((part) => {
    const [, experiment, run, variant, steps = ''] = written.exec(part) ?? []
    return experiment ? [{ experiment: experiment as Experiment, run: Number(run), variant: Number(variant), steps }] : []
  })
  return [...new Map(all.map((one) => [one.experiment, one])).values()]
}

const print = (seen: readonly Seen[]) => seen.map(({ experiment, run, variant, steps }) => `${experiment}.${run}.${variant}.${steps}`).join('~')

/**
 * Counts a step of this browser in each running experiment that it came to see, the first time it makes it. `came` are those that it comes to see now: only a
 * browser that keeps our cookies is shown the same variant again, so no other counts.
 */
export async function countSeen(context: Context, step: Step, came: readonly Experiment[] = []) {
  const { tx, edition, now, session, isBot, cookies, outside } = context
  const { compared, runs } = outside.experiments.of(edition.code)
  if (compared.size === 0 || isBot || ownAdmin(session) || cookies.vid === undefined) return
  const before = readSeen(cookies[COOKIE]).filter(({ experiment, run }) => compared.has(experiment) && runs[experiment] === run)
  const fresh = came.filter((name) => compared.has(name) && !before.some(({ experiment }) => experiment === name))
  const variants = fresh.length > 0 ? await context.variants() : null
  const come = variants ? fresh.map((experiment) => ({ experiment, run: runs[experiment], variant: variants[experiment], steps: '' })) : []
  const letter = step === 'visits' ? null : letters[step]
  const gone = letter ? before.filter(({ steps }) => !steps.includes(letter)) : []
  const made = [...come, ...gone]
  if (made.length === 0) return
  await tx
    .insert(dailyCounts)
    .values(made.map(({ experiment, run, variant }) => ({ day: isoDay(unixOf(now), edition), what: step, experiment, run, variant, n: 1 })))
  const after = before.map((one) => (letter && gone.includes(one) ? { ...one, steps: one.steps + letter } : one))
  context.setCookie(COOKIE, print([...after, ...come]), DAYS * DAY)
}
