import { savedBy } from '../../schemas/packages.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import type { Package, Sold } from './offer.ts'
import styles from './Packages.module.css'

interface Props extends Pick<Sold, 'kind' | 'packages'> {
  chosen: string | undefined
  /** No other kind is sold: packages for all levels are named after none. */
  isOnly: boolean
}

/** The packages of one kind of levels: one of them is chosen. */
export function PackageChoice({ kind, packages, chosen, isOnly }: Props) {
  const t = useTexts('school-packages')
  return (
    <fieldset className={styles.choice} data-kind={kind}>
      <legend className="hide">{isOnly ? t.package : `${t.package}. ${t.kinds[kind]}`}</legend>
      {packages.map((one) => (
        <label key={one.size} className={styles.row}>
          <input type="radio" name={`package_${kind}`} value={one.size} defaultChecked={String(one.size) === chosen} />
          <PackageRow one={one} packages={packages} />
        </label>
      ))}
    </fieldset>
  )
}

/** How many lessons and what is saved, what one and what all cost. */
export function PackageRow({ one, packages }: { one: Package; packages: readonly Package[] }) {
  const { edition, language } = useSite()
  const t = useTexts('school-packages')
  const { per_lesson } = useTexts('common')
  const { sum, percent } = savedBy(one, packages[0]?.price ?? one.price)
  const money = (amount: number) => formatMoney(amount, edition, language)
  return (
    <>
      <span>
        <b>{plural(t.lessons, one.size, edition, language)}</b>
        <small className={sum > 0 ? styles.saved : undefined}>{sum > 0 ? fill(t.saved, { sum: money(sum), percent }) : t.try}</small>
      </span>
      <span className={styles.sum}>
        <span>
          <b>{money(one.price)}</b> <span className="s soft">{per_lesson}</span>
        </span>
        <small>{money(one.sum)}</small>
      </span>
    </>
  )
}
