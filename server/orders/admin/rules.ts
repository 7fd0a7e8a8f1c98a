import { asc } from 'drizzle-orm'
import { languageTable } from '../../../editions/index.ts'
import { textsOf } from '../../../locales/index.ts'
import {
  OrderCreate,
  orderKinds,
  paymentMethods,
  removeReasons,
  requestOrigins,
  reviewMarks,
  statuses,
  timeIntervals,
} from '../../../schemas/index.ts'
import { intervalWords } from '../../../theme/time-intervals.ts'
import { isManager } from '../../admins/manager.ts'
import { admins } from '../../admins/table.ts'
import type { Context } from '../../context.ts'
import { formRules, type Option } from '../../form-rules.ts'
import { referenceOptions } from '../../reference/options.ts'
import { rates } from '../../reference/table.ts'
import { rateOf } from '../names.ts'

/** Rules of the order form and the options of forms and filters (spec: decisions ORD-22). */
export async function orderRules({ db, edition }: Context) {
  const language = edition.panelLanguage
  const texts = textsOf(edition, language)
  const words = { ...texts['enums-requests'], ...texts['enums-staff'], ...texts['enums-money'] }
  const worded = (ids: readonly (string | number)[], texts: Record<string | number, string>): Option[] =>
    ids.map((id) => ({ id, name: texts[id] ?? String(id) }))
  const [reference, rateRows, managers] = await Promise.all([
    referenceOptions(db, language),
    db.select().from(rates).orderBy(asc(rates.id)),
    db.select({ id: admins.id, name: admins.name }).from(admins).where(isManager).orderBy(asc(admins.name)),
  ])
  const options: Record<string, Option[]> = {
    ...reference,
    rate_id: rateRows.flatMap(({ id }) => rateOf(id, edition, language) ?? []),
    admin_id: managers,
    status: worded(statuses, words.order_status),
    review_status: worded([0, 1, 2, 3], words.review_status),
    kind: worded(
      orderKinds.filter((kind) => kind !== 'school' || edition.flags.school),
      words.order_kind,
    ),
    request_origin: worded(requestOrigins, words.request_origin),
    place: worded(['online', 'tutor', 'client'], words.place_order),
    class_regularity: worded([0, 1, 2, 3, 4], words.class_regularity),
    class_duration: worded([0, 1, 2, 3, 4], words.class_duration),
    time_intervals: worded(timeIntervals, intervalWords(words.any_time, edition)),
    practice_id: worded([1, 2, 3, 4, 5], words.practice),
    tutor_sex: worded([0, 1, 2], words.tutor_sex),
    client_age: worded([0, 1, 2, 3, 4, 5, 6], words.client_age),
    remove_reasons: worded(removeReasons, words.remove_reasons),
    payment_method: worded(paymentMethods, words.payment_method),
    payer: worded(['tutor', 'client'], words.payer),
    review_mark: reviewMarks.map((mark) => ({ id: mark, name: mark })),
    lang: edition.locales.map((id) => ({ id, name: languageTable[id].name })),
  }
  return { rules: formRules(OrderCreate, options) }
}
