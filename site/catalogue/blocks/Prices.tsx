import type { PriceData } from '../../../schemas/index.ts'
import { monthName } from '../../../theme/dates.ts'
import { formatMoney, groupThousands } from '../../../theme/money.ts'
import { formatMoneyRange } from '../../../theme/money-range.ts'
import { fill } from '../../../theme/words.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import styles from './Prices.module.css'

/** What an hour costs in each row of the list's neighbours, drawn on one scale (spec: public 2.11, price table; decisions CAT-11). */
export function Prices({ data: { rows, month, year }, byLevel, noun }: { data: PriceData; byLevel: boolean; noun: string }) {
  const { edition, language } = useSite()
  const { prices: t } = useTexts('catalogue')
  const href = useHref()
  const money = (amount: number) => formatMoney(amount, edition, language)
  const most = Math.max(...rows.map(({ max }) => max))
  return (
    <section className="col" aria-labelledby="prices">
      <h2 id="prices">{t.title}</h2>
      <table className={styles.root}>
        <caption>
          {fill(t.caption, { MONTH: monthName(month, edition, language), YEAR: year })}
          <span className="from-m">. {t.dot}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{byLevel ? t.level : t.lesson}</th>
            <td className="from-m" />
            <th scope="col" className={styles.number}>
              {t.range}
            </th>
            <th scope="col" className={styles.number}>
              {t.average}
            </th>
            <th scope="col" className={`${styles.number} from-m`}>
              {noun}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, link, min, avg, max, tutors_count }) => (
            <tr key={link}>
              <th scope="row">
                <a href={href(`/${link}`)}>{name}</a>
              </th>
              <td className="from-m">
                <Range from={min / most} to={max / most} at={avg / most} />
              </td>
              <td className={styles.number}>{min === max ? money(min) : formatMoneyRange(min, max, edition, language)}</td>
              <td className={styles.number}>
                <b>{money(avg)}</b>
              </td>
              <td className={`${styles.number} soft from-m`}>{groupThousands(tutors_count, edition, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const WIDTH = 160

/** The range as a line with its average as a dot; the numbers beside it say the same. */
const Range = ({ from, to, at }: { from: number; to: number; at: number }) => (
  <svg className={styles.range} viewBox={`0 0 ${WIDTH} 12`} width={WIDTH} height={12} aria-hidden="true">
    <path className={styles.scale} d={`M3 6h${WIDTH - 6}`} />
    <path className={styles.span} d={`M${place(from)} 6H${place(to)}`} />
    <circle cx={place(at)} cy={6} r={5} />
  </svg>
)

const place = (share: number) => Math.round(6 + share * (WIDTH - 12))
