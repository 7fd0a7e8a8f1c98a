import { local } from './storage.ts'

/** Who opens no page for so long begins another visit, seconds. */
const PAUSE = 1800
const KEY = 'visit'

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

/** What is not counted is nobody's trouble. */
const tell = (what: 'visit' | 'form') =>
  void fetch('/api/metrics/visits', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ what }),
  }).catch(() => {})

/** A page was opened; the server hears of the first of a visit. */
export function notePage() {
  const visit = running()
  local.writeJson(KEY, { at: now(), form: visit?.form ?? false } satisfies Visit)
  if (!visit) tell('visit')
}

/** The order form was opened; the server hears of the first time in a visit. */
export function noteForm() {
  const visit = running()
  local.writeJson(KEY, { at: now(), form: true } satisfies Visit)
  if (!visit?.form) tell('form')
}
