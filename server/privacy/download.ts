import { isoDay } from '../../theme/dates.ts'
import { type Context, requireTutor } from '../context.ts'
import { unixOf } from '../unix.ts'
import { filesOf, moneyOf, ordersOf, profileOf } from './kept.ts'
import { fileEntry, jsonEntry, listEntry, zipOf } from './zip.ts'

/** All that is kept of a tutor, as a zip made while it is sent; nothing of others, and no secrets (spec: decisions TUT-12). */
export async function download(context: Context) {
  const { edition, now } = context
  const tutor_id = requireTutor(context)
  const [profile, money, files] = await Promise.all([profileOf(context), moneyOf(context, tutor_id), filesOf(context, tutor_id)])
  const uploads = await Promise.all(files.map(({ shelf, file, name }) => fileEntry(shelf, file, `uploads/${name}`)))
  const entries = [
    jsonEntry('profile.json', profile),
    listEntry('orders.json', () => ordersOf(context, tutor_id)),
    jsonEntry('payments.json', money),
    ...uploads.filter((entry) => entry !== null),
  ]
  return { name: `docento-${tutor_id}-${isoDay(unixOf(now), edition)}.zip`, stream: zipOf(entries) }
}
