import { postQuietly } from '../../data-providers/post-quietly.ts'
import type { Experiment } from '../../schemas/experiment-terms.ts'
import { local } from './storage.ts'

/** Who opens no page for so long begins another visit, seconds. */
const PAUSE = 1800
const KEY = 'visit'
/** Runs of experiments that are remembered; older ones are over. */
const MOST_TOLD = 10

interface Visit {
  /** Unix seconds of its last page. */
  at: number
  /** Whether the order form was opened in it. */
  form: boolean
}

const now = () => Math.floor(Date.now() / 1000)

function running(): Visit | null {
  const { at, form } = (local.readJson(KEY) ?? {}) as Partial<Visit>
  return typeof at === 'number' && at <= now() && now() - at < PAUSE ? { at, form: form === true } : null
}

const tell = (what: 'visit' | 'page' | 'form', compared: readonly string[] = []) =>
  postQuietly(
    '/metrics/visits',
    { what, ...(compared.length > 0 && { compared: compared.map((run) => run.split('.')[0] as Experiment) }) },
    { keepalive: true },
  )

const SEEN = 'compared'

/** Runs of experiments that this browser has not told yet that it saw; from now on it has. */
function newIn(compared: readonly string[]): string[] {
  const kept = local.readJson(SEEN)
  const told = Array.isArray(kept) ? kept : []
  const found = compared.filter((run) => !told.includes(run))
  if (found.length > 0) local.writeJson(SEEN, [...told.slice(-MOST_TOLD), ...found])
  return found
}

/** A page was opened; the server hears of the first of a visit, and of the first that shows what a run of an experiment compares. */
export function notePage(compared: readonly string[] = []) {
  const visit = running()
  local.writeJson(KEY, { at: now(), form: visit?.form ?? false } satisfies Visit)
  const found = newIn(compared)
  if (!visit || found.length > 0) tell(visit ? 'page' : 'visit', found)
}

/** The order form was opened; the server hears of the first time in a visit. */
export function noteForm() {
  const visit = running()
  local.writeJson(KEY, { at: now(), form: true } satisfies Visit)
  if (!visit?.form) tell('form')
}
