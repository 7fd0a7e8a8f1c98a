import { useSearchParams } from 'react-router-dom'
import { USUAL_DAYS } from '../../schemas/desktop-terms.ts'
import { unixOf } from '../../theme/date-fields.ts'
import { isoDay } from '../../theme/dates.ts'
import { addDays, endOfDay, startOfDay } from '../../theme/zones.ts'
import { useEdition } from '../edition.ts'
import type { FirstDay, Span } from './figures.ts'

/** Calendar days of the edition, both ends among them. */
export interface Period {
  from: string
  to: string
}

/** The first second of the last so many days. */
export function useFirstDay(): FirstDay {
  const { timeZone } = useEdition()
  const today = startOfDay(timeZone, Math.floor(Date.now() / 1000))
  return (n) => addDays(timeZone, today, 1 - n)
}

/** The last so many days. */
export function useLastDays(): (n: number) => Period {
  const edition = useEdition()
  const firstDay = useFirstDay()
  return (n) => ({ from: isoDay(firstDay(n), edition), to: isoDay(firstDay(1), edition) })
}

/** The days that are plotted: what the address says, else the last 30. */
export function usePeriod(): [Period, (period: Period) => void] {
  const edition = useEdition()
  const [params, setParams] = useSearchParams()
  const usual = useLastDays()(USUAL_DAYS)
  const [from, to] = [params.get('from'), params.get('to')]
  const set = (period: Period) =>
    setParams(
      (before) => {
        for (const [name, day] of Object.entries(period)) before.set(name, day)
        return before
      },
      { replace: true },
    )
  const isDay = (text: string | null): text is string => text?.length === usual.to.length && unixOf(text, edition) !== null
  return [isDay(from) && isDay(to) ? { from, to } : usual, set]
}

/** The first and the last second of some days, or of one. */
export function useSpanOf(): (from: string, to?: string) => Span {
  const edition = useEdition()
  return (from, to = from) => ({ from: unixOf(from, edition) ?? 0, to: endOfDay(edition.timeZone, unixOf(to, edition) ?? 0) })
}
