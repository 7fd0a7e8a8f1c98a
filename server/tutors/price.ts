import type { Edition, Language, SchoolRatePair } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { packageOf, packageSizes, TUTOR_STATUS } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'

interface Priced {
  status: number
  rate_id: number | null
}

/** School rates of a tutor: the edition's for a school tutor, empty for everybody else (spec: public 4, tutor status 6). */
export function schoolRatesOf({ status }: Pick<Priced, 'status'>, { schoolRates }: Pick<Edition, 'schoolRates'>) {
  if (status !== TUTOR_STATUS.school || !schoolRates) return { base: [], advanced: [] }
  return { base: [...schoolRates.base], advanced: [...schoolRates.advanced] }
}

/** What packages of a tutor's lessons are made of: a school tutor's rates, where the edition sells them and a school takes orders (spec: decisions SCH-8). */
export const packageRates = (
  { status }: Pick<Priced, 'status'>,
  { edition, outside }: { edition: Pick<Edition, 'schoolRates' | 'flags'>; outside: { school: { isThere: boolean } } },
) => (edition.flags.packages && outside.school.isThere && status === TUTOR_STATUS.school ? edition.schoolRates : null)

/** Packages of these subjects of the school's, of each kind of levels that any of them is taught at; a subject without levels is no dear one. */
export function packagesOf(rates: Edition['schoolRates'], lessons: readonly { levels: readonly { is_advanced: boolean }[] }[]) {
  const taught = lessons.flatMap(({ levels }) => (levels.length > 0 ? levels.map(({ is_advanced }) => is_advanced) : [false]))
  const pack = (pair: SchoolRatePair | undefined, isAdvanced: boolean) =>
    pair && taught.includes(isAdvanced) ? packageSizes.map((size) => packageOf(pair, size)) : []
  return { base: pack(rates?.base, false), advanced: pack(rates?.advanced, true) }
}

/**
 * The price shown with a tutor: a school tutor's is the first base rate, else the first advanced one, else the edition's default; all others have their own.
 * In kz a school tutor has `{ id: 3600, name: '3 600 ₸/урок' }` (spec: public 4, tutor status 6; decisions ORD-18).
 */
export function shownRate(tutor: Priced, edition: Edition, language: Language): { id: number; name: string } | null {
  const { per_hour, per_lesson } = textsOf(edition, language).common
  const { base, advanced } = schoolRatesOf(tutor, edition)
  const school = base[0] ?? advanced[0]
  if (school !== undefined) return { id: school, name: formatMoney(school, edition, language) + per_lesson }
  return tutor.rate_id === null ? null : { id: tutor.rate_id, name: formatMoney(tutor.rate_id, edition, language) + per_hour }
}
